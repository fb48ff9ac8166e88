/** A single-file component, as its plugin compiles it. */
declare module '*.vue' {
  import type { Component } from 'vue';

  const component: Component;
  export default component;
}
