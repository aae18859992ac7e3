import { imports } from '@orendi/contract/limits';
import type { Services } from '../../../services.ts';
import type { Sender } from '../../../platform/fair-queue.ts';
import {
  insertPictures,
  PictureError,
  type PictureInput,
  type ReadPicture,
} from '../../../platform/media/index.ts';
import type { PhotoSource } from '../photos/open-photo-zip.ts';
import { holdPreview, insertReadPhoto, setRead } from './import-queries.ts';
import type { ReadPhoto } from './judge-row.ts';

/**
 * Reads the photos of a preview one by one, taking turns with other uploads, and stores the valid ones. Stops early
 * when the preview is replaced. Never throws: a failure is logged, and the preview then reports itself as broken.
 */
export async function readPhotos(
  { db, log, media, uploads }: Pick<Services, 'db' | 'log' | 'media' | 'uploads'>,
  importId: number,
  { sender, zip, files }: { sender: Sender; zip: PhotoSource; files: string[] },
): Promise<void> {
  const readPicture = (input: PictureInput) =>
    uploads.readPicture(sender, input, imports.photoBytes);
  try {
    for (const file of files) {
      const read = await readPhoto(readPicture, zip, file);
      const photo: ReadPhoto = 'fault' in read ? read : { key: read.key };
      const isWanted = await db.transaction().execute(async (trx) => {
        if (!(await holdPreview(trx, importId))) return false;
        if ('key' in read) await insertPictures(trx, [read]);
        await insertReadPhoto(trx, importId, file, photo);
        return true;
      });
      if (!isWanted) return;
      // After its row: if the process is killed here, the cleanup finds a row without a file, but there is never a file
      // without a row.
      if ('key' in read) await media.keep(read);
    }
    await setRead(db, importId);
  } catch (error) {
    log.warn({ err: error, importId }, 'the photos of an import were not read');
  }
}

async function readPhoto(
  readPicture: (input: PictureInput) => Promise<ReadPicture>,
  zip: PhotoSource,
  file: string,
): Promise<ReadPicture | Extract<ReadPhoto, { fault: unknown }>> {
  try {
    return await readPicture(await zip.read(file));
  } catch (error) {
    // Any other error comes from broken data in the zip.
    return { fault: error instanceof PictureError ? error.fault : 'not_a_picture' };
  }
}
