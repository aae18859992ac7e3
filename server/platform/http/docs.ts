import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildOpenApiDocument } from '@orendi/contract/openapi';
import { version } from '../product-version.ts';
import type { Api } from './api.ts';

const swaggerFolder = dirname(
  createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
);
const files: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Orendi API</title>
    <link rel="stylesheet" href="/v1/docs/swagger-ui.css">
    <script src="/v1/docs/swagger-ui-bundle.js" defer></script>
    <script src="/v1/docs/open.js" defer></script>
  </head>
  <body><div id="docs"></div></body>
</html>
`;

const openScript = `SwaggerUIBundle({
  url: '/v1/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  requestInterceptor(request) {
    const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie);
    if (token) request.headers['X-XSRF-TOKEN'] = token[1];
    return request;
  },
});
`;

/** `/v1/openapi.json` and, for people, `/v1/docs`, covering exactly the calls that this API answers. */
export function docsRoutes(api: Api): void {
  const document = buildOpenApiDocument(
    api.openAPIRegistry.definitions.flatMap((item) => (item.type === 'route' ? [item.route] : [])),
    version,
  );
  const cached = { 'Cache-Control': 'public, max-age=3600' };
  api.get('/openapi.json', (c) => c.json(document, 200, cached));
  api.get('/docs', (c) => c.html(page));
  api.get('/docs/open.js', (c) =>
    c.body(openScript, 200, { ...cached, 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  for (const [file, type] of Object.entries(files)) {
    api.get(`/docs/${file}`, (c) =>
      c.body(readFileSync(join(swaggerFolder, file)), 200, { ...cached, 'Content-Type': type }),
    );
  }
}
