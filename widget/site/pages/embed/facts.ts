/** What the page for websites is told by the build: the manifest, the published files and the sources of the examples. */

/** A named thing of the element. */
export interface Described {
  readonly name?: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
  readonly kind?: string;
  readonly privacy?: string;
  readonly static?: boolean;
  readonly readonly?: boolean;
  readonly attribute?: string;
  readonly parameters?: readonly (Described & { readonly optional?: boolean })[];
  readonly return?: { readonly type?: { readonly text: string } };
}

/** The element or another class of the manifest. */
export interface Declaration extends Described {
  readonly attributes?: readonly Described[];
  readonly members?: readonly Described[];
  readonly events?: readonly Described[];
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly Described[];
  readonly cssStates?: readonly Described[];
}

/** A published file. */
export interface PublishedFile {
  /** Subresource integrity. */
  readonly integrity: string;
  /** Compressed, in bytes. */
  readonly weight: number;
}

/** All of it. */
export interface EmbedFacts {
  readonly version: string;
  readonly entry: PublishedFile;
  readonly standalone: PublishedFile;
  readonly element: Declaration;
  /** The classes of its events. */
  readonly declarations: readonly Declaration[];
  /** The text of a file of an example, by its name. @throws when there is none */
  readonly source: (name: string) => string;
}
