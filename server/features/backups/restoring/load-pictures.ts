import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Media, parsePictureKey } from '../../../platform/media/index.ts';
import { readSums } from '../checksums.ts';
import { keyOfFile, pictureSumsName } from '../layout.ts';

/** Written at the same time. */
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
