import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './api.ts';
import { ApiError } from './api-error.ts';

/** No request object can be made with these, and no route takes them. https://fetch.spec.whatwg.org/#forbidden-method */
const forbiddenMethods = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** By contract an empty query parameter counts as absent. Repeated parameters keep their non-empty values. */
export const dropEmptyParameters = createMiddleware<ApiEnv>(async (c, next) => {
  if (forbiddenMethods.has(c.req.method.toUpperCase())) throw new ApiError('NOT_FOUND');
  const start = c.req.url.indexOf('?');
  if (start >= 0) {
    const parameters = new URLSearchParams(c.req.url.slice(start));
    const filled = [...parameters].filter(([, value]) => value !== '');
    if (filled.length < parameters.size) {
      const url = `${c.req.url.slice(0, start)}?${new URLSearchParams(filled).toString()}`;
      c.req.raw = new Request(url, c.req.raw);
    }
  }
  await next();
});
