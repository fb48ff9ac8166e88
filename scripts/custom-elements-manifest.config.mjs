/** How the analyser reads the element; scripts/manifest.ts runs it. */
export default {
  globs: ['define', 'scopa-table', 'attributes', 'events'].map((name) => `widget/${name}.ts`),
  litelement: true,
  // It would write its own idea of the path into package.json.
  packagejson: false,
};
