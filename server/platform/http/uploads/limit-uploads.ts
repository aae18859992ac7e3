import { createMiddleware } from 'hono/factory';
import type { Parts } from '../../../parts.ts';
import { addressGroup } from '../address-group.ts';
import type { ApiEnv } from '../api.ts';
import type { RateLimit } from '../rate-limit.ts';

/** Forms with pictures, of one account: reading one takes up to a second of computing. */
const uploadLimit: RateLimit = { name: 'upload', calls: 120, seconds: 600 };

/** Limits how many forms with pictures an account sends, and how many of them at the same time. Comes after a scope. */
export function limitUploads({ countCall, uploads }: Pick<Parts, 'countCall' | 'uploads'>) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const account = String(c.get('session')?.user.id);
    await countCall(uploadLimit, account);
    await uploads.inTurn({ account, network: addressGroup(c.get('clientAddress')) }, next);
  });
}
