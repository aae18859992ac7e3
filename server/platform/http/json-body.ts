import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './api.ts';

/** Largest JSON body: the longest request, all of its characters escaped, is well below. */
const MAX_JSON_BYTES = 64 * 1024;

const limit = bodyLimit({
  maxSize: MAX_JSON_BYTES,
  onError: () => {
    throw new ApiError('TOO_LARGE');
  },
});

/** Takes a JSON body only: 415 for another type, 413 for too large a one, 400 for one that does not parse. */
export const requireJson = createMiddleware<ApiEnv>(async (c, next) => {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new ApiError('UNSUPPORTED_TYPE');
  try {
    await limit(c, async () => {
      await c.req.json();
    });
  } catch (error) {
    // A body that breaks off comes here too.
    throw error instanceof ApiError ? error : new ApiError('BAD_REQUEST');
  }
  await next();
});
