import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readIcon } from '@orendi/server/features/catalogue/index';
import { type Media, PictureError, type ReadPicture } from '@orendi/server/platform/media/index';
import { UsageError } from '../command-line/usage-error.ts';
import { fileFault } from '../csv/file-fault.ts';
import { pictureFault } from '../photos/picture-fault.ts';

/**
 * The icon drawn in a file.
 * @throws UsageError when it is neither an SVG nor a picture; StartError when the file cannot be read; ApiError when
 * there is no shape in it
 */
export async function readIconFile(media: Media, path: string): Promise<ReadPicture> {
  try {
    return await readIcon(media, await readFile(path));
  } catch (error) {
    if (error instanceof PictureError) {
      throw new UsageError(
        `${basename(path)}: ${pictureFault(error)} An SVG is drawn without pictures in it.`,
      );
    }
    throw fileFault(path, error);
  }
}
