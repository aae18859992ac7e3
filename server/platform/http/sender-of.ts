import type { Context } from 'hono';
import type { Sender } from '../fair-queue.ts';
import { addressGroup } from './address-group.ts';
import type { ApiEnv } from './api.ts';

/** Whose work a call makes, for a queue that is fair to all. Must follow a scope. */
export function senderOf<Env extends ApiEnv>(c: Context<Env>): Sender {
  return {
    account: String(c.get('session')?.user.id),
    network: addressGroup(c.get('clientAddress')),
  };
}
