import manifest from '../package.json' with { type: 'json' };

/** Of the service and of its document. */
export const version: string = manifest.version;
