import { ProblemError } from '../problem.ts';

/** The versions that `If-Match` names; a part after a dot is passed over. Throws `version-required` when it names none. */
export function versionsOf(ifMatch: string | undefined): readonly number[] {
  if (ifMatch === undefined || ifMatch.trim() === '*' || ifMatch.trim() === '') {
    throw new ProblemError('version-required');
  }
  return [...ifMatch.matchAll(/(?:^|[\s,])"?(\d{1,10})(?:\.\d{1,10})?"?(?=$|[\s,])/g)].map(([, version]) =>
    Number(version),
  );
}
