import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { PictureError, type Media, type StoredPicture } from '@orendi/server/platform/media/index';
import { UsageError } from '../command-line/usage-error.ts';
import { fileFault } from '../csv/file-fault.ts';
import { pictureFault } from '../photos/picture-fault.ts';

/**
 * Stores a photo from a file in the picture store.
 * @throws UsageError when the picture store refuses it; StartError when the file cannot be read
 */
export async function storePhoto(media: Media, path: string): Promise<StoredPicture> {
  try {
    return await media.store(createReadStream(path));
  } catch (error) {
    if (!(error instanceof PictureError)) throw fileFault(path, error);
    throw new UsageError(`${basename(path)}: ${pictureFault(error)}`);
  }
}
