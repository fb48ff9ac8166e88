/**
 * What a match has on disk: one row of its setup, and one row for each deal and play. A row is written before anything is
 * sent; the platform holds every answer back until it is safe.
 */

import { fromArchive, toArchive } from './archive.ts';
import { replayed, unplayed } from './log.ts';
import { FORMAT, type LoggedStep, type Match, type Setup, type Step } from './match.ts';
import { withStep } from './steps.ts';

/** A request that carried an idempotency key, and its answer. */
export interface Receipt {
  /** Seat or operation and the key, so that no two parties share one. */
  readonly key: string;
  /** What tells the request apart: the play itself, or the SHA-256 of what may hold a secret. */
  readonly digest: string;
  /** JSON; absent for a play by socket, which is answered by its version. */
  readonly answer?: string;
}

type ReceiptRow = { key: string; digest: string; answer: string | null };

const receiptOf = ({ key, digest, answer }: ReceiptRow): Receipt => ({
  key,
  digest,
  ...(answer !== null && { answer }),
});

/** The row of a step. */
type StepRow = { version: number; seq: number; at: number; body: string };

const tables = [
  'CREATE TABLE match (id INTEGER PRIMARY KEY CHECK (id = 1), setup TEXT NOT NULL, archived INTEGER NOT NULL)',
  // No index beside the key: each would be a second row written for a play.
  `CREATE TABLE step (version INTEGER PRIMARY KEY, seq INTEGER NOT NULL, at INTEGER NOT NULL, kind TEXT NOT NULL,
    body TEXT NOT NULL, key TEXT, digest TEXT, answer TEXT)`,
  // One row, unless the log is longer than a value may be.
  'CREATE TABLE archive (part INTEGER PRIMARY KEY, log TEXT NOT NULL)',
  'CREATE TABLE receipt (key TEXT PRIMARY KEY, digest TEXT NOT NULL, answer TEXT) WITHOUT ROWID',
];

const stepOf = ({ version, seq, at, body }: StepRow): LoggedStep => {
  const step: Step = JSON.parse(body);
  return { version, seq, at, step };
};

/** A value may have two megabytes at the most. */
const VALUE_LENGTH = 1_000_000;

/** A setup as it was stored. @throws when a later version of the service has written it */
function readSetup(text: string): Setup {
  const setup: Setup = JSON.parse(text);
  if (setup.format > FORMAT) throw new Error(`The match was stored in format ${setup.format}.`);
  return setup;
}

/** The rows of one match. */
export class MatchStore {
  private readonly storage: DurableObjectStorage;
  private archivedLog: readonly LoggedStep[] | undefined;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  private get sql(): SqlStorage {
    return this.storage.sql;
  }

  /** Is there a match at all? An object that was never used has no tables, and looking makes none. */
  exists(): boolean {
    return this.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'match'").toArray().length > 0;
  }

  /** Stores a new match. */
  create(setup: Setup, steps: readonly LoggedStep[], receipt: Receipt | undefined): void {
    this.storage.transactionSync(() => {
      for (const table of tables) this.sql.exec(table);
      this.sql.exec('INSERT INTO match (id, setup, archived) VALUES (1, ?, 0)', JSON.stringify(setup));
      if (receipt) this.addReceipt(receipt);
      for (const step of steps) this.insert(step);
    });
  }

  private addReceipt({ key, digest, answer }: Receipt): void {
    this.sql.exec('INSERT INTO receipt (key, digest, answer) VALUES (?, ?, ?)', key, digest, answer ?? null);
  }

  /** The setup, and the log of a match that is archived. */
  private header(): { readonly setup: Setup; readonly archived?: readonly LoggedStep[] } {
    const { setup, archived } = this.sql
      .exec<{ setup: string; archived: number }>('SELECT setup, archived FROM match')
      .one();
    const read = readSetup(setup);
    return archived === 0 ? { setup: read } : { setup: read, archived: this.readArchive(read) };
  }

  /** The log of an archived match. It never changes, and is read anew only when the object has slept. */
  private readArchive(setup: Setup): readonly LoggedStep[] {
    if (!this.archivedLog) {
      const parts = this.sql.exec<{ log: string }>('SELECT log FROM archive ORDER BY part').toArray();
      this.archivedLog = fromArchive({ setup, log: JSON.parse(parts.map(({ log }) => log).join('')) });
    }
    return this.archivedLog;
  }

  /** Has the match been archived? */
  isArchived(): boolean {
    return this.sql.exec('SELECT 1 FROM match WHERE archived = 1').toArray().length > 0;
  }

  /** The match as it stands: its last round is played again from the log. */
  load(): Match {
    const { setup, archived } = this.header();
    if (archived) return replayed(setup, archived);
    const rows = this.sql
      .exec<StepRow>(
        `SELECT version, seq, at, body FROM step WHERE version >=
          (SELECT version FROM step WHERE kind = 'deal' ORDER BY version DESC LIMIT 1) ORDER BY version`,
      )
      .toArray();
    return rows.map(stepOf).reduce<Match>(withStep, unplayed(setup));
  }

  /** All of the log. */
  log(): readonly LoggedStep[] {
    const { archived } = this.header();
    return (
      archived ??
      this.sql.exec<StepRow>('SELECT version, seq, at, body FROM step ORDER BY version').toArray().map(stepOf)
    );
  }

  /** The steps with events after a number, at most so many. */
  stepsAfter(seq: number, limit: number): readonly LoggedStep[] {
    const { archived } = this.header();
    if (archived) return archived.filter((entry) => entry.seq > seq).slice(0, limit);
    return this.sql
      .exec<StepRow>(
        'SELECT version, seq, at, body FROM step WHERE seq > ? ORDER BY version LIMIT ?',
        seq,
        limit,
      )
      .toArray()
      .map(stepOf);
  }

  /** Stores steps at once; the receipt stands in the row of the first. */
  append(steps: readonly LoggedStep[], receipt?: Receipt): void {
    const insert = () => {
      for (const [index, entry] of steps.entries()) this.insert(entry, index === 0 ? receipt : undefined);
    };
    // One row needs no transaction of its own, and most plays are one.
    if (steps.length === 1) insert();
    else this.storage.transactionSync(insert);
  }

  private insert(
    { version, seq, at, step }: LoggedStep,
    { key, digest, answer }: Partial<Receipt> = {},
  ): void {
    this.sql.exec(
      'INSERT INTO step (version, seq, at, kind, body, key, digest, answer) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      version,
      seq,
      at,
      step.kind,
      JSON.stringify(step),
      key ?? null,
      digest ?? null,
      answer ?? null,
    );
  }

  /** Stores a changed setup, and the steps that follow from it. */
  change(setup: Setup, steps: readonly LoggedStep[], receipt?: Receipt): void {
    this.storage.transactionSync(() => {
      this.sql.exec('UPDATE match SET setup = ?', JSON.stringify(setup));
      if (receipt) this.addReceipt(receipt);
      this.append(steps);
    });
  }

  /** Have the last plays of a seat, so many, all been the clock's? */
  playedByClock(seat: number, count: number): boolean {
    const rows = this.sql.exec<StepRow>(
      "SELECT version, seq, at, body FROM step WHERE kind = 'play' ORDER BY version DESC",
    );
    let seen = 0;
    for (const row of rows) {
      const { step } = stepOf(row);
      if (step.kind !== 'play' || step.seat !== seat) continue;
      if (step.by !== 'clock') return false;
      seen++;
      if (seen === count) return true;
    }
    return false;
  }

  /** The keys of all plays, with their versions. */
  playKeys(): ReadonlyMap<string, number> {
    const rows = this.sql.exec<{ key: string; version: number }>(
      'SELECT key, version FROM step WHERE key IS NOT NULL',
    );
    return new Map([...rows].map(({ key, version }) => [key, version]));
  }

  /** The play that made a version, and its receipt. */
  playAt(version: number): { readonly receipt: Receipt; readonly entry: LoggedStep } {
    const row = this.sql
      .exec<StepRow & ReceiptRow>(
        'SELECT version, seq, at, body, key, digest, answer FROM step WHERE version = ?',
        version,
      )
      .one();
    return { receipt: receiptOf(row), entry: stepOf(row) };
  }

  /** The receipt of a request that was no play. */
  receipt(key: string): Receipt | undefined {
    return this.sql
      .exec<ReceiptRow>('SELECT key, digest, answer FROM receipt WHERE key = ?', key)
      .toArray()
      .map(receiptOf)
      .at(0);
  }

  /** Nothing that was read is true any more: the storage is about to be emptied. */
  forget(): void {
    this.archivedLog = undefined;
  }

  /** Turns an ended match into one compact record. */
  archive(): void {
    const { setup, archived } = this.header();
    if (archived) return;
    const text = JSON.stringify(toArchive(setup, this.log()).log);
    this.storage.transactionSync(() => {
      for (let part = 0; part * VALUE_LENGTH < text.length; part++) {
        const log = text.slice(part * VALUE_LENGTH, (part + 1) * VALUE_LENGTH);
        this.sql.exec('INSERT INTO archive (part, log) VALUES (?, ?)', part, log);
      }
      this.sql.exec('UPDATE match SET archived = 1');
      this.sql.exec('DELETE FROM step');
    });
  }
}
