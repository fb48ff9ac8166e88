/** Live play, fetched when a match is wanted. */
import { unsafeCSS } from 'lit';
import type { CreateLive } from '../controllers/liveTable.ts';
import css from './live.css?inline';
import { liveMatch } from './liveMatch.ts';

/** Makes the live part of a table. */
export const createLive: CreateLive = (options) => {
  const { shadowRoot } = options.host;
  const { styleSheet } = unsafeCSS(css);
  // A sheet that is made by script is not touched by a policy against inline styles.
  if (shadowRoot !== null && styleSheet !== undefined)
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, styleSheet];
  return liveMatch(options);
};
