import sharp from 'sharp';
import type { Log } from '../log/log.ts';
import {
  objectName,
  originalName,
  parsePicturePath,
  type PictureDemand,
  type SizeFormat,
} from './picture-key.ts';
import { type Queue, createSingleFlight } from './queue.ts';
import type { PictureStorage, StoredObject } from './storage.ts';

export interface ServedPicture extends StoredObject {
  contentType: string;
  etag: string;
}

/** The largest size of the largest picture takes two; others wait for their turn meanwhile. */
const MOST_SECONDS = 20;

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

interface ServeOptions {
  storage: PictureStorage;
  queue: Queue;
  log: Pick<Log, 'warn'>;
}

/** Answers URLs below MEDIA_URL; null for others. Makes a size once, on first request, and stores it. */
export function createServe({ storage, queue, log }: ServeOptions) {
  const once = createSingleFlight<Buffer | null>();

  return async (path: string): Promise<ServedPicture | null> => {
    const demand = parsePicturePath(path);
    if (!demand) return null;
    const name = objectName(demand);
    const found = (await storage.open(name)) ?? (await make(name, demand));
    return found && { ...found, contentType: contentTypes[demand.format], etag: `"${name}"` };
  };

  async function make(name: string, demand: PictureDemand): Promise<StoredObject | null> {
    if (demand.isOriginal) return null;
    const body = await once(name, () => queue(() => makeAndKeep(name, demand)));
    return body && { body, bytes: body.length };
  }

  async function makeAndKeep(name: string, demand: PictureDemand): Promise<Buffer | null> {
    const original = await storage.read(originalName(demand.key));
    if (!original) return null;
    // Another call, or another process, may have finished since the caller looked.
    const landed = await storage.read(name);
    if (landed) return landed;
    const body = await makeSize(original, demand.width, demand.format);
    await keep(name, body, demand).catch((err: unknown) => {
      log.warn({ err, name }, 'a size of a picture is not kept');
    });
    return body;
  }

  async function keep(name: string, body: Buffer, { key, format }: PictureDemand) {
    await storage.write(name, body, contentTypes[format]);
    // The picture was removed while this size was being made: whoever finishes last cleans up.
    if (!(await storage.exists(originalName(key)))) await storage.remove(name);
  }
}

/** A stored picture at most `width` wide. In JPEG, used by mails and link previews, transparent parts become white. */
function makeSize(original: Buffer, width: number, format: SizeFormat): Promise<Buffer> {
  const sized = sharp(original)
    .timeout({ seconds: MOST_SECONDS })
    .resize({ width, withoutEnlargement: true });
  if (format === 'webp') return sized.webp({ quality: 80, effort: 4 }).toBuffer();
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
