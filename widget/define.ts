/** Registers `<scopa-table>`; the one file a page loads. */
import { ScopaTable } from './scopa-table.ts';

export * from './events.ts';
export { type GameSnapshot, ScopaTable } from './scopa-table.ts';

declare global {
  interface HTMLElementTagNameMap {
    'scopa-table': ScopaTable;
  }
}

if (customElements.get('scopa-table') === undefined) customElements.define('scopa-table', ScopaTable);
