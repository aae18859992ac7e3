import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listPictureFiles, pathOfPicture, putPictures } from '@orendi/demo/pictures/put-pictures';
import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { createMedia } from '@orendi/server/platform/media/index';
import { blobOf } from '@orendi/server/testing/send-form';
import sharp from 'sharp';

/** Twelve megapixels, the size of a phone's photograph. */
const size = { width: 3_000, height: 4_000 };

/** Photographs as a phone sends them: pictures of the demo, enlarged, with the noise of a sensor, 2 to 3 MB each. */
export async function drawPhotographs(count: number): Promise<File[]> {
  const grain = { type: 'gaussian', mean: 128, sigma: 16 } as const;
  const noise = await sharp({
    create: { ...size, channels: 3, background: '#808080', noise: grain },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return Array.fromAsync({ length: count }, async (_, at) => {
    const picture = await readFile(pathOfPicture(`products/armchair-${at + 1}-1`));
    const photograph = sharp(picture)
      .resize({ ...size, fit: 'fill' })
      .composite([{ input: noise, blend: 'overlay' }])
      .removeAlpha();
    return blobOf(await photograph.jpeg({ quality: 90 }).toBuffer(), `${at + 1}.jpg`);
  });
}

/**
 * Gives the products of a catalogue photographs that are there, instead of keys without a file: the demo's, in turn, stored
 * once each, as the store does with equal files. Packages keep theirs, which no visitor asks for.
 */
export async function givePhotographs({ pool }: OpenDatabase, dataDir: string): Promise<void> {
  const storage = { folder: join(dataDir, 'pictures') };
  const pictureCalled = await putPictures(await createMedia({ storage, log: silentLog }));
  const names = listPictureFiles().map(({ name }) => name);
  const pictures = names.filter((name) => name.startsWith('products/')).map(pictureCalled);
  const keys = pictures.map(({ key }) => key);
  await pool.query(
    `insert into picture (key, bytes, focus)
     select key, bytes, array[0.5, 0.5] from unnest($1::text[], $2::int[]) as given (key, bytes)
     on conflict do nothing`,
    [keys, pictures.map(({ bytes }) => bytes)],
  );
  // Steps of seven, as products of one shop that follow each other are not all views of one piece.
  await pool.query(
    `update product_picture set focus = null,
       picture_key = ($1::text[])[1 + (product_id * 7 + position) % cardinality($1::text[])]`,
    [keys],
  );
  await pool.query(
    `update listing set picture_focus = null, picture_key = first.picture_key
     from product_picture as first
     where first.product_id = listing.product_id and first.position = 0`,
  );
  // Rows written twice would otherwise be read twice.
  await pool.query('vacuum (full, analyze) listing, product_picture');
  await pool.query('checkpoint');
}
