import { buffer } from 'node:stream/consumers';
import type { StoredObject } from '../storage.ts';

/** All bytes of a stored object. */
export const bodyOf = async ({ body }: StoredObject): Promise<Buffer> =>
  Buffer.isBuffer(body) ? body : buffer(body);
