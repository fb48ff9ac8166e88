/** What opens above the table; loaded when the first panel is opened. */
import { unsafeCSS } from 'lit';
import type { CreatePanels } from '../controllers/tablePanels.ts';
import { PanelContents } from './contents.ts';
import css from './panels.css?inline';

/** Makes the panels of a table. */
export const createPanels: CreatePanels = (options) => {
  const { shadowRoot } = options.host;
  const { styleSheet } = unsafeCSS(css);
  // A sheet that is made by script is not touched by a policy against inline styles.
  if (shadowRoot !== null && styleSheet !== undefined)
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, styleSheet];
  return new PanelContents(options);
};
