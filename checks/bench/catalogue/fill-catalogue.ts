import { createChanges } from '@orendi/server/platform/db/changes';
import { silentLog } from '@orendi/server/platform/log/log';
import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import { fillBusiness } from './fill-business.ts';
import { makeSeller } from './make-seller.ts';
import { makeStock } from './make-stock.ts';
import { splitByZipf } from './zipf.ts';

/** The same catalogue in every run; queries are drawn anew. */
const catalogueSeed = 1;
/** Businesses filled concurrently: while the database writes for one, another's products are generated. */
const lanes = 2;
const listingsPerBusiness = 250;
const dayMs = 86_400_000;

/** Fills an empty shop with this many listings through the product's own writers. */
export async function fillCatalogue(
  { db, pool }: OpenDatabase,
  listings: number,
  report: (done: number) => void = () => {},
): Promise<void> {
  const changes = createChanges(db, silentLog);
  const categories = await db
    .selectFrom('category')
    .select(['id', 'industry_id'])
    .orderBy('id')
    .execute();
  const today = new Date(Math.floor(Date.now() / dayMs) * dayMs);
  const stock = makeStock(listings, categories, today);
  const sizes = splitByZipf(listings, Math.ceil(listings / listingsPerBusiness), 0.8);
  const sellers = sizes.entries();
  let done = 0;
  const fillNext = async () => {
    for (const [number, size] of sellers) {
      const seller = makeSeller(stock, catalogueSeed, number);
      await fillBusiness(changes, stock, seller, size);
      report((done += size));
    }
  };
  await Promise.all(Array.from({ length: lanes }, fillNext));
  // Autovacuum would do this within minutes; doing it now keeps it out of the measurements.
  await pool.query('vacuum (analyze)');
  await pool.query('checkpoint');
}
