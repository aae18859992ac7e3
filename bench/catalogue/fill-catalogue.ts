import { createChanges } from '@orendi/server/platform/db/changes';
import { silentLog } from '@orendi/server/platform/log/log';
import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import { createRandom } from '../random.ts';
import { fillBusiness } from './fill-business.ts';
import { makeNames } from './make-names.ts';

/** The same catalogue at every run; what is asked of it is drawn anew. */
const catalogueSeed = 1;
const packageShare = 0.02;
/** Products of one business: a workshop has dozens, a furniture house hundreds. */
const sizes = [60, 120, 180, 240, 300, 360, 500];

/** Fills an empty shop with this many listings through the product's own writers, one transaction a business. */
export async function fillCatalogue({ db, pool }: OpenDatabase, listings: number): Promise<void> {
  const random = createRandom(catalogueSeed);
  const changes = createChanges(db, silentLog);
  const categories = await db.selectFrom('category').select(['id', 'industry_id']).execute();
  const stock = {
    random,
    brands: makeNames(random, 300),
    series: makeNames(random, 1_500),
    industries: new Map(categories.map(({ id, industry_id }) => [id, industry_id])),
    now: new Date(),
  };
  let count = 0;
  while (count < listings) {
    const size = Math.min(random.pick(sizes), listings - count);
    const packages = Math.floor(size * packageShare);
    await fillBusiness(changes, stock, { products: size - packages, packages });
    count += size;
  }
  // What autovacuum would do within minutes, now, so that it does not do it during the measurements.
  await pool.query('vacuum (analyze)');
  await pool.query('checkpoint');
}
