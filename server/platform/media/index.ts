import sharp from 'sharp';
import type { Log } from '../log/log.ts';
import { openFolderStorage } from './folder-storage.ts';
import { type Media, mediaOver } from './media.ts';
import { markOf, ownPictures, type PictureOwner } from './own-pictures.ts';
import { openS3Storage } from './s3-storage.ts';
import type { PicturePlace } from './storage.ts';
import { wholePictures } from './whole-pictures.ts';

export { continueEdges } from './continue-edges.ts';
export { formatPictureKey, keyOfUrl, parsePictureKey, pictureUrl } from './picture-key.ts';
export type { Composition, OpenPicture } from './keep-composition.ts';
export {
  answerBusy,
  answerNoPicture,
  answerPicture,
  forGood,
  mediaRoutes,
} from './media-routes.ts';
export type { Media, StoredPicture } from './media.ts';
export { QueueFull } from './queue.ts';
export { holdPictures, insertPictures, keepPictures, mayRemovePictures } from './keep-pictures.ts';
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
  owner?: PictureOwner;
}

/** @throws StartError when the storage cannot be used */
export async function createMedia({ storage, log, owner }: MediaOptions): Promise<Media> {
  // Every picture is processed only once, and the queues decide how many at a time.
  sharp.cache(false);
  sharp.concurrency(1);
  const opened =
    'folder' in storage
      ? await openFolderStorage(storage.folder)
      : await openS3Storage(storage.s3Url, log);
  const mark = markOf(opened, owner?.listKeys ?? (async () => []));
  const own = owner ? await ownPictures(opened, mark, owner.id) : opened;
  return { ...mediaOver('folder' in storage ? wholePictures(own, log) : own, log), mark };
}
