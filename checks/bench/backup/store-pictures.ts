import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Shop } from '../../product/open-shop.ts';

/**
 * Puts pictures into the store of a shop, with their rows: noise behind the head of a WebP.
 * @returns takes them out again
 */
export async function storePictures(
  { database }: Pick<Shop, 'database'>,
  dataDir: string,
  { count, bytes }: { count: number; bytes: number },
): Promise<() => Promise<void>> {
  const keys: string[] = [];
  const folderOf = (key: string) => join(dataDir, 'pictures', key.slice(0, 2), key);
  for (let made = 0; made < count; made += 1) {
    const webp = randomBytes(bytes);
    webp.write('RIFF', 0, 'latin1');
    webp.writeUInt32LE(bytes - 8, 4);
    webp.write('WEBP', 8, 'latin1');
    const key = `${createHash('sha256').update(webp).digest('hex').slice(0, 32)}-800x600-c0a080`;
    const file = join(folderOf(key), 'original.webp');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, webp);
    keys.push(key);
  }
  await database.pool.query(
    'insert into picture (key, bytes, focus) select unnest($1::text[]), $2, $3',
    [keys, bytes, [0.5, 0.5]],
  );
  return async () => {
    await database.pool.query('delete from picture where key = any($1::text[])', [keys]);
    for (const key of keys) await rm(folderOf(key), { recursive: true, force: true });
  };
}
