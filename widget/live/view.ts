/** Everything the templates of live play draw from, and everything a person can ask for. */
import type { Messages } from '../i18n/index.ts';
import type { RulesInForce } from '../model/saved.ts';
import type { Failure } from '../net/client.ts';
import type { Match } from '../net/types.ts';
import type { GameWish, Settings } from '../view/scene.ts';
import type { LiveMessages } from './en.ts';
import type { QrCode } from './qr.ts';

/** Where the person stands. */
export type Stage =
  /** No match; one may be put together. */
  | { readonly kind: 'none' }
  | { readonly kind: 'opening' }
  /** Has an invitation and no seat yet. */
  | { readonly kind: 'invited'; readonly invite: string }
  /** On a seat, or looking on. */
  | { readonly kind: 'there' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What the person is filling in. */
export interface Form {
  readonly name: string;
  /** Seconds for a play; 0 without limit. */
  readonly clock: number;
  /** The chosen seat of an invitation. */
  readonly seat?: number;
}

/** What a person can do. */
export interface LiveActions {
  readonly fill: (form: Partial<Form>) => void;
  readonly create: () => void;
  readonly join: () => void;
  readonly watch: () => void;
  readonly give: (seat: number) => void;
  readonly copy: (text: string) => void;
  readonly share: (url: string) => void;
  readonly draw: (url: string) => void;
  readonly askLeave: (asks: boolean) => void;
  readonly leave: () => void;
  readonly reclaim: () => void;
  readonly ready: () => void;
  readonly rematch: () => void;
  readonly follow: () => void;
  readonly alone: () => void;
  readonly players: () => void;
}

/** One moment of live play. */
export interface LiveView {
  readonly stage: Stage;
  readonly match: Match | undefined;
  /** The person's seat. */
  readonly own: number | undefined;
  readonly invite: string | undefined;
  readonly rules: RulesInForce | undefined;
  readonly wish: GameWish | undefined;
  readonly form: Form;
  /** Something has been asked of the service and is not yet answered. */
  readonly pending: boolean;
  /** Why the last thing did not happen. */
  readonly note: string | undefined;
  readonly leaving: boolean;
  /** What has just been copied. */
  readonly copied?: string;
  /** The QR code of a link, once it is wanted. */
  readonly code?: { readonly url: string } & QrCode;
  /** Seconds until the deadline; absent when there is none. */
  readonly secondsLeft: number | undefined;
  readonly base: string;
  readonly settings: Settings;
  readonly m: LiveMessages;
  readonly table: Messages;
  readonly act: LiveActions;
}

/** The seat that is the person's own and played by the computer. */
export const isReplaced = ({ match, own }: LiveView): boolean =>
  match?.seats.find(({ seat }) => seat === own)?.kind === 'computer';
