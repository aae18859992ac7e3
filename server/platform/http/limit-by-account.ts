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

/** What a seller changes without pictures: the sale of a thousand products, or one deletion. */
export const changeLimit: RateLimit = { name: 'change', calls: 300, seconds: 600 };
