import { createMiddleware } from 'hono/factory';
import { addressGroup } from '../address-group.ts';
import type { Sender } from '../../fair-queue.ts';
import type { ApiEnv } from '../api.ts';
import type { CountCall, RateLimit } from '../rate-limit.ts';
import type { Turn, Uploads } from './create-uploads.ts';

/** Forms with files per account: reading one takes up to a second of processor time. */
const uploadLimit: RateLimit = { name: 'upload', calls: 120, seconds: 600 };

interface UploadEnv extends ApiEnv {
  Variables: ApiEnv['Variables'] & { sender: Sender; turn: Turn };
}

/** Limits how many forms with files an account sends, in total and at the same time. Must follow a scope. */
export function limitUploads({ countCall, uploads }: { countCall: CountCall; uploads: Uploads }) {
  return createMiddleware<UploadEnv>(async (c, next) => {
    const account = String(c.get('session')?.user.id);
    await countCall(uploadLimit, account);
    const sender = { account, network: addressGroup(c.get('clientAddress')) };
    c.set('sender', sender);
    await uploads.inTurn(sender, async (turn) => {
      c.set('turn', turn);
      await next();
    });
  });
}
