import { buffer } from 'node:stream/consumers';
import type { StoredObject } from '../storage.ts';

/** All bytes of what was opened. */
export const bodyOf = async ({ body }: StoredObject): Promise<Buffer> =>
  Buffer.isBuffer(body) ? body : buffer(body);
