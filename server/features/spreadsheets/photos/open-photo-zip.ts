import type { Readable } from 'node:stream';
import { type Entry, fromFdPromise } from 'yauzl';

/** Files by name; names from a zip include folders. They are only compared, never used as paths. */
export interface PhotoSource {
  names: string[];
  read(name: string): Promise<Readable>;
}

const maxFiles = 20_000;
const longestName = 300;

/** Files that operating systems add: `__MACOSX/._photo.jpg`, `.DS_Store`, `Thumbs.db`. */
const besides = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/**
 * It can be read for as long as its file is open.
 * @throws ZipFault
 */
export async function openPhotoZip(fd: number): Promise<PhotoSource> {
  const entries = new Map<string, Entry>();
  try {
    const zip = await fromFdPromise(fd, { lazyEntries: true, autoClose: false });
    if (zip.entryCount > maxFiles) throw new ZipFault('broken');
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      if (name.length > longestName) continue;
      if (name.endsWith('/') || besides.test(name) || /\p{Cc}/u.test(name)) continue;
      if (entry.isEncrypted()) throw new ZipFault('encrypted');
      entries.set(name, entry);
    }
    return {
      names: [...entries.keys()],
      async read(name) {
        const entry = entries.get(name);
        if (!entry) throw new Error(`the zip has no ${name}`);
        return zip.openReadStreamPromise(entry);
      },
    };
  } catch (cause) {
    throw cause instanceof ZipFault ? cause : new ZipFault('broken', { cause });
  }
}

export type ZipFaultReason = 'broken' | 'encrypted';

export class ZipFault extends Error {
  override name = 'ZipFault';
  readonly reason: ZipFaultReason;

  constructor(reason: ZipFaultReason, options?: ErrorOptions) {
    super(`Refused zip: ${reason}`, options);
    this.reason = reason;
  }
}
