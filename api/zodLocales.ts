/** In the bundle this stands in the place of zod's messages in fifty languages; the service words its own. */
export { default as en } from 'zod/v4/locales/en.js';
