import type { Log } from '../log/log.ts';
import { originalName, picturePrefix } from './picture-key.ts';
import { createQueue, type Queue, createSingleFlight } from './queue.ts';
import type { ServedPicture } from './serve-picture.ts';
import type { PictureStorage } from './storage.ts';

export interface Composition {
  /** Such as `product-12-en`: only the newest composition of a subject is kept. */
  subject: string;
  /** Changes with everything that affects the drawing. */
  version: string;
  /** Keys of the pictures it is drawn from. It is stored beside the first of them, and removed with it. */
  pictures: string[];
}

/** Null where there is none. */
export type OpenPicture = (key: string) => Promise<Buffer | null>;
type Draw = (open: OpenPicture) => Promise<Buffer>;

/** Roughly how many are drawn before a caller loses patience. */
const longestQueue = 60;

/** @param sizes the queue of the sizes for visitors: compositions enter it one at a time, and take no further threads */
export function createCompose(storage: PictureStorage, sizes: Queue, log: Pick<Log, 'warn'>) {
  const once = createSingleFlight<Buffer>();
  const oneAtATime = createQueue(1, longestQueue);
  const open: OpenPicture = (key) => storage.read(originalName(key));

  /**
   * Draws a composition that is not stored, once for concurrent callers.
   * @throws QueueFull
   */
  return async (composition: Composition, draw: Draw): Promise<ServedPicture> => {
    const { subject, version } = composition;
    const served = { contentType: 'image/jpeg', etag: `"${subject}-${version}"` };
    const place = placeOf(composition);
    const kept = place && (await storage.open(place.name));
    if (kept) return { ...kept, ...served };
    const body = await once(served.etag, () =>
      oneAtATime(() => sizes(() => (place ? drawAndKeep(place, draw) : draw(open)))),
    );
    return { body, bytes: body.length, ...served };
  };

  async function drawAndKeep(place: Place, draw: Draw): Promise<Buffer> {
    // Another call, or another process, may have finished since the caller looked.
    const landed = await storage.read(place.name);
    if (landed) return landed;
    const body = await draw(open);
    await keep(place, body).catch((err: unknown) => {
      log.warn({ err, name: place.name }, 'a composed picture is not kept');
    });
    return body;
  }

  async function keep({ folder, name, beside }: Place, body: Buffer): Promise<void> {
    await storage.removeAll(folder);
    await storage.write(name, body, 'image/jpeg');
    // The picture was removed meanwhile or never existed, so nothing would ever remove this composition.
    if (!(await storage.exists(originalName(beside)))) await storage.removeAll(folder);
  }
}

type Place = NonNullable<ReturnType<typeof placeOf>>;

/** Null for a composition without pictures: nothing would ever remove it, so it is not stored. */
function placeOf({ subject, version, pictures: [beside] }: Composition) {
  if (beside === undefined) return null;
  // Holds the versions of one subject, usually one.
  const folder = `${picturePrefix(beside)}${subject}/`;
  return { beside, folder, name: `${folder}${version}.jpg` };
}
