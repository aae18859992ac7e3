import { createMiddleware } from 'hono/factory';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './api.ts';

/** For a GET with side effects: a picture or link on another site must not trigger it. */
export const refuseCrossSite = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.header('sec-fetch-site') === 'cross-site') throw new ApiError('FORBIDDEN');
  await next();
});
