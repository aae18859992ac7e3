import { sharp } from './sharp.ts';
import type { Log } from '../log/log.ts';
import { continueEdges } from './continue-edges.ts';
import {
  objectName,
  originalName,
  parsePicturePath,
  type PictureDemand,
  picturePrefix,
} from './picture-key.ts';
import { createQueue, type Queue, createSingleFlight } from './queue.ts';
import type { PictureStorage, StoredObject } from './storage.ts';

export interface ServedPicture extends StoredObject {
  contentType: string;
  etag: string;
}

/** The largest size of the largest picture takes two; others wait for their turn meanwhile. */
const MOST_SECONDS = 20;

/** Enough for the frames of all pages; a picture with more is asked for by somebody who tries out addresses. */
const mostKept = 60;
/** Roughly how many completed pictures are made before a page loses patience. */
const longestQueue = 200;

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Answers URLs below MEDIA_URL; null for others. Makes a size once, on first request, and stores it. */
export function createServe(storage: PictureStorage, queue: Queue, log: Pick<Log, 'warn'>) {
  const once = createSingleFlight<Buffer | null>();
  // One at a time, so that half of the queue's turns are left to sizes.
  const framed = createQueue(1, longestQueue);

  return async (path: string): Promise<ServedPicture | null> => {
    const demand = parsePicturePath(path);
    if (!demand) return null;
    const name = objectName(demand);
    const found = (await storage.open(name)) ?? (await make(name, demand));
    return found && { ...found, contentType: contentTypes[demand.format], etag: `"${name}"` };
  };

  async function make(name: string, demand: PictureDemand): Promise<StoredObject | null> {
    if (demand.isOriginal) return null;
    const work = () => queue(() => makeAndKeep(name, demand));
    const body = await once(name, () => (demand.frame ? framed(work) : work()));
    return body && { body, bytes: body.length };
  }

  async function makeAndKeep(name: string, demand: PictureDemand): Promise<Buffer | null> {
    const original = await storage.read(originalName(demand.key));
    if (!original) return null;
    // Another call, or another process, may have finished since the caller looked.
    const landed = await storage.read(name);
    if (landed) return landed;
    const body = await makeSize(original, demand);
    await keep(name, body, demand).catch((err: unknown) => {
      log.warn({ err, name }, 'a size of a picture is not kept');
    });
    return body;
  }

  async function keep(name: string, body: Buffer, { key, format, frame }: PictureDemand) {
    if (frame && (await storage.count(picturePrefix(key))) >= mostKept) return;
    await storage.write(name, body, contentTypes[format]);
    // The picture was removed while this size was being made: whoever finishes last cleans up.
    if (!(await storage.exists(originalName(key)))) await storage.remove(name);
  }
}

/** A stored picture at most `width` wide. In JPEG, used by mails and link previews, transparent parts become white. */
async function makeSize(original: Buffer, demand: PictureDemand): Promise<Buffer> {
  const { width, format, frame } = demand;
  const webp = { quality: 80, effort: 4 };
  if (frame) {
    const box = { width, height: Math.round(width / frame.ratio) };
    return (await continueEdges(original, box, frame.focus)).webp(webp).toBuffer();
  }
  const sized = sharp(original)
    .timeout({ seconds: MOST_SECONDS })
    .resize({ width, withoutEnlargement: true });
  if (format === 'webp') return sized.webp(webp).toBuffer();
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
