import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import tagDescriptions from './openapi-tags.json' with { type: 'json' };

const description = `
Success: \`{"data": …, "message": "…"}\`; \`message\` is optional and readable by a person.
Failure: \`{"message": "…", "code": "…", "errors": [{"path": "…", "msg": "…"}]}\`; \`errors\` for broken fields only.
\`code\` is stable, the sentences come in the caller's language: the signed-in user's, else \`?lang=\`, else the
\`lang\` cookie (\`al\` or \`en\`), else Albanian.

An empty query parameter or form field counts as absent. Ids and numbers may come as digit strings. A list in a form
is a repeated \`name\` or \`name[]\`, or one JSON array. Every POST, PUT and DELETE repeats the cookie \`XSRF-TOKEN\`
in the header \`X-XSRF-TOKEN\`; \`GET /auth/user\`, \`GET /public/captcha\` and every 403 set it where it is missing.
A call that needs a session may name the account it is meant for, by id, in the header \`X-Account\`: with another's
session it is a 401. An operator, with a second factor, makes a seller's call with a parameter \`business\` for the business named there.
An answer with an \`ETag\` can be asked for again with \`If-None-Match\`; while it is still the same it is a 304 without a body.
`.trim();

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'The cookie that signing in sets; `__Host-session` where the shop has https',
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie `XSRF-TOKEN`',
  },
} as const;

/** The OpenAPI 3.1 document of the given routes, served at `/v1/openapi.json`, with only the schemas they use. */
export function buildOpenApiDocument(routes: readonly RouteConfig[], version: string) {
  const app = new OpenAPIHono();
  const schemes = new Set(routes.flatMap(({ security = [] }) => security.flatMap(Object.keys)));
  for (const [name, scheme] of Object.entries(securitySchemes)) {
    if (!schemes.has(name)) continue;
    app.openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  }
  for (const route of routes) app.openAPIRegistry.registerPath(route);
  const tagNames = new Set(routes.flatMap(({ tags = [] }) => tags));
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Orendi', version, description },
    servers: [{ url: '/v1', description: 'This server' }],
    security: [],
    tags: tagDescriptions.filter(({ name }) => tagNames.has(name)),
  });
  document.info.license = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' };
  return document;
}
