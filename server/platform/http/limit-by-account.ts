import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './api.ts';
import type { CountCall, RateLimit } from './rate-limit.ts';

/** Limits a route per account, whatever the address. Must follow a scope. */
export function limitByAccount(countCall: CountCall, limit: RateLimit) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await countCall(limit, String(c.get('session')?.user.id));
    await next();
  });
}

/** For a seller's changes without pictures; a sale on a thousand products counts once, like a single deletion. */
export const changeLimit: RateLimit = { name: 'change', calls: 300, seconds: 600 };
