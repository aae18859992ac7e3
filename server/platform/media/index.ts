import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import type { Settings } from '../settings.ts';
import type { MarkedPlace } from '../shop-mark.ts';
import { StartError } from '../start-error.ts';
import { openFolderStorage } from './folder-storage.ts';
import { type Media, mediaOver } from './media.ts';
import { markOf, ownPictures, type PictureOwner } from './own-pictures.ts';
import { originalName } from './picture-key.ts';
import { openS3Storage } from './s3-storage.ts';
import type { PicturePlace, PictureStorage } from './storage.ts';
import { wholePictures } from './whole-pictures.ts';
import { randomBytes } from 'node:crypto';

export { continueEdges } from './continue-edges.ts';
export {
  formatPictureKey,
  keyOfPicture,
  keyOfUrl,
  parsePictureKey,
  pictureUrl,
} from './picture-key.ts';
export type { Composition, OpenPicture } from './keep-composition.ts';
export {
  answerBusy,
  answerBytes,
  answerNoPicture,
  answerPicture,
  forGood,
  mediaRoutes,
} from './media-routes.ts';
export type { Media } from './media.ts';
export { sharp } from './sharp.ts';
export { QueueFull } from './queue.ts';
export { holdPictures, insertPictures, keepPictures } from './keep-pictures.ts';
export { mayRemovePictures, removeFiles } from './keep-pictures.ts';
export { listTellingKeys } from './own-pictures.ts';
export {
  PictureError,
  type PictureFault,
  type PictureInput,
  type ReadPicture,
} from './read-picture.ts';

interface MediaOptions {
  storage: PicturePlace;
  log: Pick<Log, 'warn'>;
  /** The owner of the storage; absent where it is only looked at. */
  owner?: PictureOwner | undefined;
}

/** @throws StartError when the storage cannot be used */
export async function createMedia(options: MediaOptions): Promise<Media> {
  const { storage, mark } = await openStorage(options, originalName);
  return { ...mediaOver(storage, options.log), mark };
}

/** @param nameOf the object of a key of the owner */
async function openStorage(
  { storage, log, owner }: MediaOptions,
  nameOf: (key: string) => string,
): Promise<{ storage: PictureStorage; mark: MarkedPlace }> {
  const opened =
    'folder' in storage
      ? await openFolderStorage(storage.folder)
      : await openS3Storage(storage.s3Url, log);
  const mark = markOf(opened, async () => ((await owner?.listKeys()) ?? []).map(nameOf));
  const own = owner ? await ownPictures(opened, mark, owner.id) : opened;
  return { storage: 'folder' in storage ? wholePictures(own, log) : own, mark };
}

type PlaceSettings = Pick<Settings, 'dataDir' | 's3Url' | 's3PrivateUrl'>;

/** Where pictures go that few may see; null for a shop whose only bucket is that of the others. */
export function privatePlace({ dataDir, s3Url, s3PrivateUrl }: PlaceSettings): PicturePlace | null {
  if (s3PrivateUrl) return { s3Url: s3PrivateUrl };
  return s3Url ? null : { folder: join(dataDir, 'request-photos') };
}

/**
 * Opens that place, if there is one.
 * @throws StartError when it cannot be used
 */
export async function openPhotos(
  settings: PlaceSettings,
  { log, owner }: Omit<MediaOptions, 'storage'>,
): Promise<PhotoStore | null> {
  const place = privatePlace(settings);
  if (place === null) return null;
  const { storage, mark } = await openStorage({ storage: place, log, owner }, photoName).catch(
    (error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      throw new StartError(error.message.replace('S3_URL', 'S3_PRIVATE_URL'), { cause: error });
    },
  );
  return { ...photosOver(storage), mark };
}

/**
 * Photographs that few may see. Their keys are random, so that no two are ever one file, and nobody who has a picture finds
 * out whether it is here.
 */
export type PhotoStore = ReturnType<typeof photosOver> & { mark: MarkedPlace };

/** Never the key of a picture, in which more follows. */
export const isPhotoKey = (key: string) => /^[0-9a-f]{32}$/.test(key);

const photoName = (key: string) => `${key.slice(0, 2)}/${key}.webp`;

function photosOver(storage: PictureStorage) {
  const write = (key: string, webp: Buffer) => storage.write(photoName(key), webp, 'image/webp');
  return {
    /** @returns the key of a new photograph */
    async add(webp: Buffer) {
      const key = randomBytes(16).toString('hex');
      await write(key, webp);
      return key;
    },
    write,
    /** Null if there is none, here and in `read`. */
    open: (key: string) => storage.open(photoName(key)),
    read: (key: string) => storage.read(photoName(key)),
    remove: (key: string) => storage.remove(photoName(key)),
    /** The keys of all that were stored longer ago. */
    async listOlder(ageMs: number) {
      const keys = (await storage.listOlder(ageMs)).map((name) =>
        name.slice('ab/'.length, -'.webp'.length),
      );
      return keys.filter(isPhotoKey);
    },
  };
}
