/** Asks the service for what changes a match, one thing at a time. */
import type { LiveOptions } from '../controllers/liveTable.ts';
import type { Answer } from '../net/client.ts';
import type { LiveMessages } from './en.ts';
import { failureText } from './failures.ts';
import type { MatchFollower } from './follower.ts';
import { newRequest, type RequestKey } from './requests.ts';
import type { Speech } from './speech.ts';

/** What has been asked and is not yet answered. */
export interface Asking {
  /** Something has been asked. */
  readonly pending: boolean;
  /** Makes the request for a seat the same one when it is sent again. */
  readonly request: RequestKey;
  /** The next request for a seat is another one. */
  renew(): void;
  /** What is still to be answered belongs to another match. */
  forget(): void;
  /** What was answered; a refusal is said in words: `taken` when somebody else has the seat. */
  ask<Value>(question: Promise<Answer<Value>>, taken?: keyof LiveMessages): Promise<Value | undefined>;
}

/** Asks for one table. */
export function askingOf({ host, onTrouble }: LiveOptions, follower: MatchFollower, speech: Speech): Asking {
  let pending = false;
  let request = newRequest();
  const renew = (): void => {
    request = newRequest();
  };
  return {
    get pending() {
      return pending;
    },
    get request() {
      return request;
    },
    renew,
    forget: () => {
      pending = false;
    },
    ask: async (question, taken) => {
      const { age } = follower;
      pending = true;
      speech.hush();
      const answer = await question;
      if (age !== follower.age) return undefined;
      pending = false;
      host.requestUpdate();
      if (answer.ok) return answer.value;
      const { failure } = answer;
      if (failure.kind === 'refused') renew();
      onTrouble(failure);
      speech.remark((m) => failureText(failure, m, taken));
      return undefined;
    },
  };
}
