import type { Services } from '@orendi/server/services';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { forEachFile, productPictures, readPictureFile } from '../pictures/put-pictures.ts';
import { demoSeed, forgetGaps, type Gap } from './demo-queries.ts';

/**
 * A demo from before its pictures were files may show pictures that were never drawn. Stores the file of the same
 * picture under each key that is missing, once; what was renamed since, or comes from another seed, stays without.
 */
export async function fillGaps({ db, media }: Pick<Services, 'db' | 'media'>, gaps: Gap[]) {
  const { products, businesses } = makeCatalogue(demoSeed, new Date());
  const names = new Map([
    ...products.flatMap(({ fields, pictured }) =>
      productPictures(pictured).map((name, i) => [`${fields.product_name} ${i}`, name] as const),
    ),
    ...businesses.map(({ business }) => [business.name, `covers/${business.slug}`] as const),
  ]);
  const keys = new Map(gaps.map(({ shows, key }) => [names.get(shows), key]));
  await forEachFile(async (file) => {
    const key = keys.get(file.name);
    if (key && !(await media.has(key))) await media.keep({ ...(await readPictureFile(file)), key });
  });
  await forgetGaps(db);
}
