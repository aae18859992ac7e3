import { join } from 'node:path';
import { listPictureFiles, putPictures } from '@orendi/demo/pictures/put-pictures';
import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { createMedia } from '@orendi/server/platform/media/index';
import { keepOnlyPictures, pictureBusinesses, pictureListings } from './photograph-queries.ts';

/**
 * Gives the listings of a catalogue photographs that are there, instead of keys without a file: the demo's, in turn, stored
 * once each, as the store does with equal files.
 */
export async function givePhotographs({ pool }: OpenDatabase, dataDir: string): Promise<void> {
  const storage = { folder: join(dataDir, 'pictures') };
  const pictureCalled = await putPictures(await createMedia({ storage, log: silentLog }));
  const names = listPictureFiles().map(({ name }) => name);
  const keysOf = (kind: string) =>
    names.filter((name) => name.startsWith(kind)).map((name) => pictureCalled(name).key);
  await keepOnlyPictures(pool, names.map(pictureCalled), async (client) => {
    await pictureListings(client, keysOf('products/'));
    await pictureBusinesses(client, keysOf('logos/'));
  });
  // What was written twice would be read twice.
  await pool.query('vacuum (full, analyze) listing, product_picture, picture');
  await pool.query('vacuum (analyze) business');
  await pool.query('checkpoint');
}
