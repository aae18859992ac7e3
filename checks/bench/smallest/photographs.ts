import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listPictureFiles, pathOfPicture, putPictures } from '@orendi/demo/pictures/put-pictures';
import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { createMedia } from '@orendi/server/platform/media/index';
import sharp from 'sharp';

/** Twelve megapixels, the size of a phone's photograph. */
const size = { width: 3_000, height: 4_000 };

/**
 * Photographs of a piece of furniture as a phone sends them: pictures of the demo, enlarged, with the noise of a sensor,
 * 2 to 3 MB each.
 */
export async function drawPhotographs(count: number): Promise<Buffer[]> {
  const grain = { type: 'gaussian', mean: 128, sigma: 16 } as const;
  const noise = await sharp({
    create: { ...size, channels: 3, background: '#808080', noise: grain },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const photographs: Buffer[] = [];
  for (let number = 1; number <= count; number += 1) {
    const picture = await readFile(pathOfPicture(`products/armchair-${number}-1`));
    const photograph = sharp(picture)
      .resize({ ...size, fit: 'fill' })
      .composite([{ input: noise, blend: 'overlay' }])
      .removeAlpha();
    photographs.push(await photograph.jpeg({ quality: 90 }).toBuffer());
  }
  return photographs;
}

/**
 * Gives the listings of a catalogue photographs that are there, instead of keys without a file: the demo's, in turn, stored
 * once each, as the store does with equal files.
 */
export async function givePhotographs(
  { pool }: Pick<OpenDatabase, 'pool'>,
  dataDir: string,
): Promise<void> {
  const storage = { folder: join(dataDir, 'pictures') };
  const pictureCalled = await putPictures(await createMedia({ storage, log: silentLog }));
  const names = listPictureFiles().map(({ name }) => name);
  const pictures = names.map(pictureCalled);
  const keysOf = (kind: string) => [
    names.filter((name) => name.startsWith(kind)).map((name) => pictureCalled(name).key),
  ];
  await pool.query(
    `insert into picture (key, bytes, focus)
     select key, bytes, array[x, y]
     from unnest($1::text[], $2::int[], $3::real[], $4::real[]) as given (key, bytes, x, y)
     on conflict do nothing`,
    [
      pictures.map(({ key }) => key),
      pictures.map(({ bytes }) => bytes),
      pictures.map(({ found }) => found[0]),
      pictures.map(({ found }) => found[1]),
    ],
  );
  const ofProducts = keysOf('products/');
  await pool.query(
    `update product_picture set focus = null, picture_key = ${keyFor('product_id', 'position')}`,
    ofProducts,
  );
  await pool.query(
    `update listing set picture_focus = null, picture_key = ${keyFor('product_id', '0')}
     where product_id is not null`,
    ofProducts,
  );
  await pool.query(
    `update listing set picture_focus = null, piece_focus = null, picture_key = pieces.keys[1],
       piece_pictures = pieces.keys
     from (
       select package_id, array_agg(picture_key order by product_id) filter (where place <= 3) as keys
       from (
         select t.package_id, t.product_id, k.picture_key,
           row_number() over (partition by t.package_id order by t.product_id) as place
         from package_item t join product_picture k on k.product_id = t.product_id and k.position = 0
       ) as placed
       group by package_id
     ) as pieces
     where pieces.package_id = listing.package_id`,
  );
  await pool.query(`update business set logo = ${keyFor('id', '0')}`, keysOf('logos/'));
  // A folder that was started before has the banner that comes with the product.
  await pool.query(
    `delete from picture p where not key = any($1::text[])
       and not exists (select from announcement where default_banner = p.key)`,
    [pictures.map(({ key }) => key)],
  );
  // Rows written twice would otherwise be read twice.
  await pool.query('vacuum (full, analyze) listing, product_picture, picture');
  await pool.query('vacuum (analyze) business');
  await pool.query('checkpoint');
}

/** Steps of seven, as products of one shop that follow each other are not all views of one piece. */
const keyFor = (id: string, position: string) =>
  `($1::text[])[1 + (${id} * 7 + ${position}) % cardinality($1::text[])]`;
