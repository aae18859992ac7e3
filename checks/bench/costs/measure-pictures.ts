import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { picture } from '@orendi/contract/limits';
import { askWell, openCaller } from '../../visitors/ask.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { openShop } from '../../product/open-shop.ts';
import { startProduct } from '../../product/start-product.ts';
import type { Undo } from '../../product/undo.ts';

const count = 12;

/** Bytes of one of the demo's photographs in full, and of all the widths that are made of it when asked for. */
export async function measurePictures(undo: Undo): Promise<{ full: number; widths: number }> {
  const dataDir = await makeTempFolder(undo);
  await (await startProduct(dataDir, undo, { content: 'demo' })).stop();
  const shop = await openShop(dataDir, undo);
  const { rows } = await shop.database.pool.query<{ key: string }>(
    'select distinct picture_key as key from product_picture order by 1 limit $1',
    [count],
  );
  const caller = openCaller(shop.port);
  let [full, widths] = [0, 0];
  for (const { key } of rows) {
    full += (await stat(join(dataDir, 'pictures', key.slice(0, 2), key, 'original.webp'))).size;
    for (const width of picture.widths) {
      widths += (await askWell(caller, { path: `/media/${key}/${width}.webp` })).body.length;
    }
  }
  caller.close();
  await shop.stop();
  return { full: full / rows.length, widths: widths / rows.length };
}
