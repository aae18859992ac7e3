import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { ProductPicture } from '@orendi/server/features/catalogue/index';
import type { Parts } from '@orendi/server/parts';
import { PictureError } from '@orendi/server/platform/media/index';
import { StartError } from '@orendi/server/platform/start-error';
import { fileFault } from '../csv/file-fault.ts';
import { pictureFault } from './picture-fault.ts';

export interface PictureShelf {
  /** Brings files into the picture store, all of them or none. A file that is named again is not read again. */
  put(paths: string[]): Promise<{ pictures: ProductPicture[]; faults: string[] }>;
  /** How many pictures came that the store did not have. */
  added(): number;
}

/** A file that has been looked at: why it is refused, or how it gets into the store. */
type Looked = { fault: string } | { keep: () => Promise<ProductPicture> };

/** @param dryRun only checks the files */
export function createPictureShelf(media: Parts['media'], dryRun: boolean): PictureShelf {
  const known = new Map<string, Looked>();
  const addedKeys = new Set<string>();

  async function look(path: string): Promise<Looked> {
    const before = known.get(path);
    if (before) return before;
    try {
      const read = await media.read(createReadStream(path));
      const picture = { key: read.key, bytes: read.webp.length };
      return {
        async keep() {
          if (!(await media.has(picture.key))) addedKeys.add(picture.key);
          if (!dryRun) await media.keep(read);
          known.set(path, { keep: async () => picture });
          return picture;
        },
      };
    } catch (error) {
      const refused = { fault: `photos: ${reasonOf(path, error)}` };
      known.set(path, refused);
      return refused;
    }
  }

  return {
    async put(paths) {
      const looked: Looked[] = [];
      for (const path of paths) looked.push(await look(path));
      const faults = looked.flatMap((file) => ('fault' in file ? [file.fault] : []));
      if (faults.length > 0) return { pictures: [], faults };
      const pictures = new Map<string, ProductPicture>();
      for (const file of looked) {
        if ('fault' in file) continue;
        const picture = await file.keep();
        pictures.set(picture.key, picture);
      }
      return { pictures: [...pictures.values()], faults };
    },
    added: () => addedKeys.size,
  };
}

function reasonOf(path: string, error: unknown): string {
  if (error instanceof PictureError) return `${basename(path)}: ${pictureFault(error)}`;
  const fault = fileFault(path, error);
  if (fault instanceof StartError) return fault.message;
  throw fault;
}
