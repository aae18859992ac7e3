import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { nullWhenMissing, writeWhole } from '../../../platform/files/write-whole.ts';
import { batches, readSums, type Sum, sumLine, sumOf, writeSummed } from '../checksums.ts';
import { isSumOfKey, missingName, pictureFile, pictureSumsName } from '../layout.ts';
import { checkRoom, keysName } from './write-tables.ts';

interface PicturesOptions {
  /** Null for one that is not there. */
  read(key: string): Promise<Buffer | null>;
  root: string;
  folder: string;
  /** The previous backup's folder; pictures that it lists are not read again. */
  former: string | null;
  signal: AbortSignal;
  progress(text: string): void;
}

/** Copies pictures that are missing in the folder, and lists this backup's; lost or damaged ones apart. */
export async function writePictures(options: PicturesOptions) {
  const { folder, former, signal, progress } = options;
  const formerSums = createLookup(former && join(former, pictureSumsName));
  const missing: string[] = [];
  /** Copied ones were not in the folder before. */
  const found = { stored: 0, copied: 0, copiedBytes: 0 };

  async function* lines() {
    for await (const batch of batches(readKeys(join(folder, keysName), formerSums))) {
      signal.throwIfAborted();
      await checkRoom(folder);
      const kept = batch.map(async (one) => [one.key, await keepPicture(options, one)] as const);
      for (const [key, picture] of await Promise.all(kept)) {
        if (!picture) {
          missing.push(key);
          continue;
        }
        found.stored += 1;
        if (picture.isNew) {
          found.copied += 1;
          found.copiedBytes += picture.bytes;
        }
        yield sumLine({ sha256: picture.sha256, path: pictureInList(key) });
      }
      progress(`picture ${found.stored + missing.length}`);
    }
  }
  const { sha256 } = await writeSummed(join(folder, pictureSumsName), lines());
  if (missing.length > 0) await writeWhole(join(folder, missingName), `${missing.join('\n')}\n`);
  return { ...found, sha256, missing: missing.length };
}

/** Relative to the folder of one backup. */
const pictureInList = (key: string) => `../${pictureFile(key)}`;

interface Key {
  key: string;
  bytes: number;
  /** Its checksum in the previous backup. */
  known: string | null;
}

/** @returns null when there is none to copy */
async function keepPicture({ read, root }: PicturesOptions, { key, bytes, known }: Key) {
  const path = join(root, pictureFile(key));
  const there = await stat(path).catch(nullWhenMissing);
  if (there?.size === bytes) {
    const sha256 = known ?? (await sumOf(path));
    if (isSumOfKey(sha256, key)) return { sha256, bytes, isNew: false };
  }
  const webp = await read(key);
  if (webp?.length !== bytes) return null;
  const sha256 = createHash('sha256').update(webp).digest('hex');
  if (!isSumOfKey(sha256, key)) return null;
  await writeWhole(path, webp);
  return { sha256, bytes: webp.length, isNew: true };
}

async function* readKeys(file: string, former: Lookup): AsyncGenerator<Key> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [key = '', bytes = ''] = line.split(',');
    yield { key, bytes: Number(bytes), known: await former.find(pictureInList(key)) };
  }
}

type Lookup = ReturnType<typeof createLookup>;

/** Finds checksums in a sorted list, asked for in its order, without ever holding more than one line of it. */
function createLookup(list: string | null) {
  const sums = list === null ? null : readSums(list);
  let current: Sum | null = null;
  // A list that is damaged or gone only means that the pictures are read again.
  const next = async (): Promise<Sum | null> => {
    const read = await sums?.next().catch(() => null);
    return read && !read.done ? read.value : null;
  };
  return {
    async find(path: string): Promise<string | null> {
      current ??= await next();
      while (current && current.path < path) current = await next();
      return current?.path === path ? current.sha256 : null;
    },
  };
}
