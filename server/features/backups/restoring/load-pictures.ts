import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Media, parsePictureKey } from '../../../platform/media/index.ts';
import { markName } from '../../../platform/shop-mark.ts';
import { StartError } from '../../../platform/start-error.ts';
import { readSums } from '../checksums.ts';
import { keyOfFile, pictureSumsName } from '../layout.ts';

/** A backup of a version before ids cannot prove that a bucket with a mark is its shop's. */
export async function refuseMarkedStorage(
  { mark }: Pick<Media, 'mark'>,
  shop: string | undefined,
): Promise<void> {
  const owner = shop === undefined ? await mark.readMark() : null;
  if (owner === null) return;
  throw new StartError(
    `${mark.name} belongs to the shop ${owner}, and the backup does not say whose it is: name another one, or remove the object ${markName} from it.`,
  );
}

/** Some pictures of a backup, by which a bucket is known. */
export async function listSomeKeys(folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { path } of readSums(join(folder, pictureSumsName))) {
    const key = keyOfFile(basename(path));
    if (key !== null) keys.push(key);
    if (keys.length === 10) break;
  }
  return keys;
}

/** Pictures loaded at a time. */
const batchSize = 8;

/** Brings the pictures of a backup into the store. Their sizes are made when they are first asked for. */
export async function loadPictures(
  media: Pick<Media, 'keep'>,
  folder: string,
  { signal, progress }: { signal: AbortSignal; progress(text: string): void },
): Promise<number> {
  let count = 0;
  let batch: Promise<unknown>[] = [];
  for await (const { path } of readSums(join(folder, pictureSumsName))) {
    signal.throwIfAborted();
    batch.push(loadPicture(media, join(folder, path)));
    count += 1;
    if (batch.length < batchSize) continue;
    await Promise.all(batch);
    batch = [];
    progress(`picture ${count}`);
  }
  await Promise.all(batch);
  return count;
}

async function loadPicture(media: Pick<Media, 'keep'>, path: string): Promise<void> {
  const key = keyOfFile(basename(path));
  const facts = key === null ? null : parsePictureKey(key);
  if (key === null || facts === null) throw new Error(`not a picture: ${path}`);
  const { width, height } = facts;
  await media.keep({ key, width, height, webp: await readFile(path) });
}
