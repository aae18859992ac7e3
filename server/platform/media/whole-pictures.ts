import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { createFaultReporter } from '../jobs/index.ts';
import type { Log } from '../log/log.ts';
import type { PictureStorage, StoredObject } from './storage.ts';

/** Bytes of a WebP's start that tell its length. */
const headBytes = 12;

/**
 * A storage that finds no picture where a damaged one lies: cut by a full disk, a crash of the machine or a broken
 * backup. So it is answered 404 instead of being cached for good, its sizes are made anew from the original, and the
 * same photograph uploaded again takes the place of a damaged original.
 */
export function wholePictures(storage: PictureStorage, log: Pick<Log, 'warn'>): PictureStorage {
  const reportDamage = createFaultReporter(log, 'a stored picture is damaged, and not served');

  const open = async (name: string): Promise<StoredObject | null> => {
    const found = await storage.open(name);
    if (!found || (await isWhole(name, found))) return found;
    reportDamage(name);
    if (!Buffer.isBuffer(found.body)) found.body.destroy();
    return null;
  };
  return {
    ...storage,
    open,
    async read(name) {
      const bytes = await storage.read(name);
      if (!bytes || (await isWhole(name, { body: bytes, bytes: bytes.length }))) return bytes;
      reportDamage(name);
      return null;
    },
    async exists(name) {
      const found = await open(name);
      if (found && !Buffer.isBuffer(found.body)) found.body.destroy();
      return found !== null;
    },
  };
}

/** Whether a picture is as long as it was made: a WebP names its own length, a JPEG ends with a mark. */
async function isWhole(name: string, { body, bytes }: StoredObject): Promise<boolean> {
  const head = Buffer.isBuffer(body) ? body : await peek(body);
  if (name.endsWith('.webp')) {
    if (head.length < headBytes || head.toString('latin1', 8, headBytes) !== 'WEBP') return false;
    return head.readUInt32LE(4) + 8 === bytes;
  }
  // The end of a large one is not at hand, so its start has to do.
  const end = Buffer.isBuffer(body) ? body.toString('hex', bytes - 2) : 'ffd9';
  return bytes > 4 && head.toString('hex', 0, 2) === 'ffd8' && end === 'ffd9';
}

/** The first bytes of a stream, which stay in it. */
async function peek(body: Readable): Promise<Buffer> {
  if (body.readableLength === 0 && !body.readableEnded) await once(body, 'readable');
  const head: Buffer | null = body.read();
  if (head) body.unshift(head);
  return head ?? Buffer.alloc(0);
}
