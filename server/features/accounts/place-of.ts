import type { Context } from 'hono';
import type { ApiEnv } from '../../platform/http/api.ts';
import type { SignInPlace } from './start-session.ts';

/** Where a call that signs in comes from. */
export function placeOf(c: Context<ApiEnv>): SignInPlace {
  return { address: c.get('clientAddress'), userAgent: c.req.header('user-agent') ?? '' };
}
