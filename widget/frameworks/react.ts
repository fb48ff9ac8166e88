/** `<scopa-table>` in JSX: React 19 sets its properties and listens to its events without a wrapper. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ScopaTable } from '../scopa-table.ts';
import type { ScopaTableHandlers, ScopaTableProperties } from './properties.ts';

/** What `<scopa-table>` takes in JSX. */
export type ScopaTableJsx = DetailedHTMLProps<HTMLAttributes<ScopaTable>, ScopaTable> &
  ScopaTableProperties &
  ScopaTableHandlers;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'scopa-table': ScopaTableJsx;
    }
  }
}
