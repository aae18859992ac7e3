import type { Context } from 'hono';
import type { ApiEnv } from '../../platform/http/api.ts';

/** Where a call on an account comes from, as shown in the lists of its sessions and security events. */
export interface SignInPlace {
  address: string;
  /** Cut to the length that is stored. */
  userAgent: string;
}

const USER_AGENT_LENGTH = 300;

export function placeOf<Env extends ApiEnv>(c: Context<Env>): SignInPlace {
  const userAgent = c.req.header('user-agent') ?? '';
  return { address: c.get('clientAddress'), userAgent: userAgent.slice(0, USER_AGENT_LENGTH) };
}
