/** `<scopa-table>` in templates of Vue 3: its properties and events, for editors and `vue-tsc`. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { ScopaEventMap } from '../events.ts';
import type { ScopaTable } from '../scopa-table.ts';
import type { ScopaTableProperties } from './properties.ts';

/** The events as a component of Vue declares them. */
export type ScopaTableEmits = { [Name in keyof ScopaEventMap]: (event: ScopaEventMap[Name]) => void };

/** The element as a component of Vue. */
export type ScopaTableComponent = new () => ScopaTable & {
  /** For types only. */
  $props: HTMLAttributes & ScopaTableProperties & PublicProps;
  /** For types only. */
  $emit: EmitFn<ScopaTableEmits>;
};

declare module 'vue' {
  interface GlobalComponents {
    'scopa-table': ScopaTableComponent;
  }
}
