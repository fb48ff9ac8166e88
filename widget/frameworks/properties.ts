/** What a page may set on the element and hear from it, as frameworks with typed templates want to know it. */
import type { LitElement } from 'lit';
import type { TableAttributes } from '../attributes.ts';
import type { ScopaEventMap } from '../events.ts';
import type { Level } from '../net/types.ts';
import type { Settings } from '../view/scene.ts';

type Own = Omit<TableAttributes, keyof LitElement>;

/** The properties that take one of a few values; the element itself takes any text and falls back to the first. */
interface Closed extends Omit<Settings, 'lang' | 'deck'> {
  readonly level: Level;
  readonly deck: 'napoletane' | 'piacentine' | 'francesi';
}

/** The element's properties, all of them optional; those of simple types may stand in markup as attributes. */
export type ScopaTableProperties = {
  [Key in keyof Own]?: (Key extends keyof Closed ? Closed[Key] : Own[Key]) | undefined;
};

/** Handlers of the element's events as React names them: `onscopa-play`. */
export type ScopaTableHandlers = {
  [Name in keyof ScopaEventMap as `on${Name}`]?: ((event: ScopaEventMap[Name]) => void) | undefined;
};
