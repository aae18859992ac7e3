import { apiRoutes } from '@orendi/contract/routes/index';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { CallTimes } from '../metrics/index.ts';
import type { ApiEnv } from './api.ts';

/** Names the route of an answer for the cache in front of the app, which counts its calls. Never sent outside. */
export const routeHeader = 'x-route';

/** Counts every call that comes over the network, with the time until its answer was ready. Outermost, to see it all. */
export function countCalls(calls: CallTimes) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const route = c.get('route') ?? routeOf(c);
    if (c.env?.incoming) calls.note(route, c.res.status, startedAt, 'made');
    // `c.header` would copy the body of a finished answer.
    else c.res.headers.set(routeHeader, route);
  });
}

const operations = new Map(
  Object.values(apiRoutes).map(({ method, operationId, getRoutingPath }) => [
    `${method.toUpperCase()} /v1${getRoutingPath()}`,
    operationId,
  ]),
);

/** The operation of the API, or the pattern of the path that has matched: never the path itself, which anybody may invent. */
function routeOf(c: Context<ApiEnv>): string {
  const routes = matchedRoutes(c);
  const exact = routes.find(({ path }) => !path.endsWith('*'));
  if (exact) return operations.get(`${exact.method} ${exact.path}`) ?? exact.path;
  return routes.findLast(({ path }) => path !== '*' && path !== '/*')?.path ?? '*';
}
