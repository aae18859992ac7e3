import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './api.ts';
import type { CountCall, RateLimit } from './rate-limit.ts';

/** Limits a route by who is signed in, from whatever address. Comes after a scope. */
export function limitByAccount(countCall: CountCall, limit: RateLimit) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await countCall(limit, String(c.get('session')?.user.id));
    await next();
  });
}

/** Forms with pictures, of one account: reading one takes up to a second of computing. */
export const uploadLimit: RateLimit = { name: 'upload', calls: 120, seconds: 600 };
