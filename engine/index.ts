/**
 * The engine's front door: what the service and the benches use. Everything is pure; seeds and packs come from the caller.
 */
export type * from './model.ts';
