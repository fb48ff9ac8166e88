/** Every name the engine gives in three languages. */
export { lineNames } from './itemNames.ts';
