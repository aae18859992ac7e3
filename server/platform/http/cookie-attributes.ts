import type { Context } from 'hono';
import type { ApiEnv } from './api.ts';

/** For cookies that no script reads, sent back to this host or, where the settings name one, to a whole domain. */
export function cookieAttributes<Env extends ApiEnv>(c: Context<Env>, domain: string | null) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.get('publicUrl').startsWith('https:'),
    ...(domain && { domain }),
  } as const;
}
