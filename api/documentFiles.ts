/** The descriptions of the service, each by its path with its media type: `openapi` has them, and the site serves them. */
export const documentFiles = {
  '/openapi.json': 'application/json',
  '/openapi-3.1.json': 'application/json',
  '/asyncapi.yaml': 'application/yaml',
} as const;
