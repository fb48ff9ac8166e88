/** The style sheets of the table. */
import { type CSSResult, unsafeCSS } from 'lit';
import bar from './bar.css?inline';
import base from './base.css?inline';
import card from './card.css?inline';
import felt from './felt.css?inline';
import panels from './panels.css?inline';
import { placesCss } from './places.ts';
import sizes from './sizes.css?inline';

/** In the order in which they build on each other. */
export const styles: readonly CSSResult[] = [base, bar, card, felt, sizes, placesCss, panels].map((text) =>
  unsafeCSS(text),
);
