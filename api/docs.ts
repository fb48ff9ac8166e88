/** The interactive documentation: Swagger UI from the service's own files, and nothing from elsewhere. */
import { secureHeaders } from 'hono/secure-headers';
import type { Service } from './env.ts';

/** Where the build puts the files that the page loads. */
const docsAssets = '/docs/assets';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>scopa-table API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${docsAssets}/swagger-ui.css">
<link rel="stylesheet" href="${docsAssets}/reference.css">
</head>
<body>
<nav aria-label="Documentation"><a href="/docs/guides/">Guides</a> · <a href="/openapi.json">OpenAPI</a> · <a href="/asyncapi.yaml">AsyncAPI</a> · <a href="/">scopa-table</a></nav>
<div id="documentation"></div>
<noscript>This page needs JavaScript. The description is at <a href="/openapi.json">/openapi.json</a>.</noscript>
<script src="${docsAssets}/swagger-ui-bundle.js"></script>
<script src="${docsAssets}/start.js"></script>
</body>
</html>
`;

const strict = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

/** Adds GET /docs. */
export function docs(service: Service): void {
  service.on('GET', ['/docs', '/docs/'], strict, (c) => c.html(page));
}
