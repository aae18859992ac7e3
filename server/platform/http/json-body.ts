import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './api.ts';

/** Largest JSON body: the longest request, even with every character escaped, is well below. */
const MAX_JSON_BYTES = 64 * 1024;

const limit = bodyLimit({
  maxSize: MAX_JSON_BYTES,
  onError: () => {
    throw new ApiError('TOO_LARGE');
  },
});

/** Accepts only JSON: 415 for another type, 413 if too large, 400 if it does not parse. */
export const requireJson = createMiddleware<ApiEnv>(async (c, next) => {
  checkType(c);
  await read(c, () => c.req.json());
  await next();
});

/** Like `requireJson` for calls whose body is optional: an empty body counts as none, whatever its type. */
export const takeJson = createMiddleware<ApiEnv>(async (c, next) => {
  const text = await read(c, () => c.req.text());
  if (text === '') {
    const { url, method } = c.req.raw;
    const headers = new Headers(c.req.raw.headers);
    headers.delete('content-type');
    c.req.raw = new Request(url, { method, headers });
  } else {
    checkType(c);
  }
  await next();
});

function checkType(c: Context<ApiEnv>): void {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new ApiError('UNSUPPORTED_TYPE');
}

/** Reads the body and caches it on the request for the next reader. */
async function read(c: Context<ApiEnv>, how: () => Promise<unknown>): Promise<unknown> {
  let body: unknown;
  try {
    await limit(c, async () => {
      body = await how();
    });
  } catch (error) {
    // An interrupted body ends up here too.
    throw error instanceof ApiError ? error : new ApiError('BAD_REQUEST');
  }
  return body;
}
