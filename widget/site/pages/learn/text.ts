/** What the page for learners says; `{holes}` are filled with what the engine works out. */

/** A heading with a paragraph or a few. */
export interface Passage {
  readonly title: string;
  readonly text: string;
}

/** In one language. */
export interface LearnText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly contents: string;
  readonly playNow: string;

  readonly turn: {
    readonly title: string;
    readonly text: readonly string[];
    readonly examples: {
      readonly equal: string;
      readonly sum: string;
      readonly choice: string;
      readonly equalFirst: string;
      readonly lay: string;
      readonly sweep: string;
    };
    /** Reads out what an example shows. */
    readonly shows: string;
    readonly takes: string;
    readonly laid: string;
    readonly after: readonly string[];
  };

  readonly count: {
    readonly title: string;
    readonly lead: readonly string[];
    readonly you: string;
    readonly computer: string;
    readonly steps: {
      readonly cards: Passage;
      readonly coins: Passage;
      readonly settebello: Passage;
      readonly primiera: Passage;
      readonly sweeps: Passage;
    };
    readonly line: string;
    readonly sum: string;
    readonly result: string;
    readonly ties: string;
  };

  readonly primiera: {
    readonly title: string;
    readonly text: string;
    readonly court: string;
    readonly yours: string;
    readonly theirs: string;
    readonly best: string;
    readonly missing: string;
  };

  readonly strategy: { readonly title: string; readonly lead: string; readonly tips: readonly Passage[] };
  readonly glossary: { readonly title: string; readonly entries: readonly (readonly [string, string])[] };
  readonly history: { readonly title: string; readonly text: readonly string[] };
  readonly questions: { readonly title: string; readonly list: readonly Passage[] };
}
