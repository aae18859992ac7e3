import { createMiddleware } from 'hono/factory';
import { addressGroup } from '../address-group.ts';
import type { ApiEnv } from '../api.ts';
import type { CountCall, RateLimit } from '../rate-limit.ts';
import type { Uploads } from './create-uploads.ts';

/** Forms with pictures per account: reading one takes up to a second of processor time. */
const uploadLimit: RateLimit = { name: 'upload', calls: 120, seconds: 600 };

/** Limits how many forms with pictures an account sends, in total and at the same time. Must follow a scope. */
export function limitUploads({ countCall, uploads }: { countCall: CountCall; uploads: Uploads }) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const account = String(c.get('session')?.user.id);
    await countCall(uploadLimit, account);
    await uploads.inTurn({ account, network: addressGroup(c.get('clientAddress')) }, next);
  });
}
