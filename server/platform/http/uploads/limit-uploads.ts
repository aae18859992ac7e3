import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api.ts';
import type { CountCall, RateLimit } from '../rate-limit.ts';
import { senderOf } from '../address-group.ts';
import type { UploadSlot, Uploads } from './create-uploads.ts';

/** Forms with files per account: reading one takes up to a second of processor time. */
const uploadLimit: RateLimit = { name: 'upload', calls: 120, seconds: 600 };

/** One photo at a time: half as many as forms of ten photos may bring. */
export const photoLimit: RateLimit = { name: 'photo', calls: 600, seconds: 600 };

/**
 * Must follow a scope.
 * @param sender who shares the limit, if not the account
 */
export function limitUploads(
  { countCall, uploads }: { countCall: CountCall; uploads: Uploads },
  limit = uploadLimit,
  sender: typeof senderOf = senderOf,
) {
  return createMiddleware<ApiEnv & { Variables: { uploadSlot: UploadSlot } }>(async (c, next) => {
    const from = sender(c);
    await countCall(limit, from.account);
    await uploads.inTurn(from, async (slot) => {
      c.set('uploadSlot', slot);
      await next();
    });
  });
}
