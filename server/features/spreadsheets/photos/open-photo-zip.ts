import { m } from '@orendi/messages';
import { type Entry, fromFdPromise } from 'yauzl';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { NamedFile } from '../../../platform/http/uploads/receive-upload.ts';
import type { PictureInput } from '../../../platform/media/index.ts';
import { fileRefused } from '../import-faults.ts';

/** Files by name; names from a zip include folders. They are only compared, never used as paths. */
export interface PhotoSource {
  names: string[];
  read(name: string): Promise<PictureInput>;
}

const maxFiles = 20_000;
const longestName = 300;

/** Files that operating systems add: `__MACOSX/._photo.jpg`, `.DS_Store`, `Thumbs.db`. */
const besides = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/**
 * It can be read for as long as its file is open.
 * @throws ApiError VALIDATION under `photos`
 */
export async function openPhotoZip(fd: number): Promise<PhotoSource> {
  const entries = new Map<string, Entry>();
  try {
    const zip = await fromFdPromise(fd, { lazyEntries: true, autoClose: false });
    if (zip.entryCount > maxFiles) throw broken();
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      if (name.length > longestName) continue;
      if (name.endsWith('/') || besides.test(name) || /\p{Cc}/u.test(name)) continue;
      if (entry.isEncrypted()) throw fileRefused('photos', m.api_zip_encrypted);
      entries.set(name, entry);
    }
    return sourceOf(entries, (entry) => zip.openReadStreamPromise(entry));
  } catch (error) {
    throw error instanceof ApiError ? error : broken();
  }
}

/** Photos sent one by one, which last as long as their file on the disk. */
export const sourceOfFiles = (files: NamedFile[]) =>
  sourceOf(new Map(files.map((file) => [file.name, file])), (file) => file.read());

const sourceOf = <File>(
  files: ReadonlyMap<string, File>,
  open: (file: File) => Promise<PictureInput>,
): PhotoSource => ({
  names: [...files.keys()],
  async read(name) {
    const file = files.get(name);
    if (!file) throw new Error(`there is no ${name}`);
    return open(file);
  },
});

const broken = () => fileRefused('photos', m.api_zip_broken);
