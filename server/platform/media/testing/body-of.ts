import { buffer } from 'node:stream/consumers';
import type { StoredObject } from '../storage.ts';

/** All bytes of what was opened. */
export const bodyOf = ({ body }: StoredObject): Buffer | Promise<Buffer> =>
  Buffer.isBuffer(body) ? body : buffer(body);
