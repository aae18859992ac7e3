import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Town, towns } from '@orendi/contract/towns';
import { createBusiness, saveDeliveries } from '@orendi/server/features/businesses/index';
import { createPackage, saveProducts } from '@orendi/server/features/catalogue/index';
import { type Changes, createChanges } from '@orendi/server/platform/db/changes';
import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { makePackage, makePicture, makeProduct } from './make-listings.ts';
import { makeSeller, makeStock, type Seller, type Stock } from './make-seller.ts';
import { splitByZipf } from './zipf.ts';
import { openData } from '../../product/open-data.ts';
import type { Undo } from '../../product/undo.ts';

/** The same catalogue in every run; queries are drawn anew. */
const catalogueSeed = 1;
/** Businesses filled concurrently: while the database writes for one, another's products are generated. */
const lanes = 2;
const listingsPerBusiness = 250;
const dayMs = 86_400_000;
/** Products per transaction, so that a large seller's products need not be in memory all at once. */
const batchSize = 1_000;
const packageShare = 0.02;

/**
 * A data folder with the catalogue: the kept one if it is filled as requested, otherwise a new one.
 * @throws Error when the kept folder holds something else
 */
export async function prepareData(keep: string | undefined, listings: number, undo: Undo) {
  const dataDir = keep === undefined ? await undo.makeFolder() : resolve(keep);
  await mkdir(dataDir, { recursive: true });
  const mark = join(dataDir, 'bench-listings');
  if (existsSync(mark)) {
    const kept = Number(await readFile(mark, 'utf8'));
    if (kept === listings) return dataDir;
    throw new Error(`${dataDir} holds ${kept} listings, not ${listings}: name another folder.`);
  }
  if (existsSync(join(dataDir, 'postgres'))) {
    throw new Error(`${dataDir} is in use for something else: name an empty folder.`);
  }
  const database = await openData(dataDir, undo);
  process.stderr.write(`filling with ${listings.toLocaleString('en')} listings …`);
  await fillCatalogue(database, listings);
  await database.close();
  process.stderr.write('\n');
  await writeFile(mark, String(listings));
  return dataDir;
}

/** Fills an empty shop with this many listings through the product's own writers. */
async function fillCatalogue({ db, pool }: OpenDatabase, listings: number): Promise<void> {
  const changes = createChanges(db, silentLog);
  const categories = db.selectFrom('category').select(['id', 'industry_id']).orderBy('id');
  const today = new Date(Math.floor(Date.now() / dayMs) * dayMs);
  const stock = makeStock(listings, await categories.execute(), today);
  const sizes = splitByZipf(listings, Math.ceil(listings / listingsPerBusiness), 0.8).entries();
  let done = 0;
  const fillNext = async () => {
    for (const [number, size] of sizes) {
      await fillBusiness(changes, stock, makeSeller(stock, catalogueSeed, number), size);
      done += size;
      process.stderr.write(` ${Math.floor((100 * done) / listings)} %`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, fillNext));
  // Autovacuum would do this within minutes; doing it now keeps it out of the measurements.
  await pool.query('vacuum (analyze)');
  await pool.query('checkpoint');
}

async function fillBusiness(changes: Changes, stock: Stock, seller: Seller, listings: number) {
  const id = await addBusiness(changes, seller);
  for (let done = 0; done < listings; done += batchSize) {
    const size = Math.min(batchSize, listings - done);
    const packages = Math.min(size - 1, Math.floor(size * packageShare + seller.random.next()));
    const inputs = Array.from({ length: size - packages }, () => makeProduct(stock, seller));
    await changes.transaction(async (trx, touch) => {
      const saved = await saveProducts(trx, touch, id, inputs);
      const ids = saved.map((product) => product.id);
      for (let count = 0; count < packages; count += 1) {
        const { fields, items } = makePackage(stock, seller, ids);
        await createPackage(trx, touch, { ...fields, business_id: id }, items);
      }
    });
  }
}

async function addBusiness(changes: Changes, { random, name, place }: Seller): Promise<number> {
  const logo = makePicture(random);
  const town = towns.find(({ al }) => al === place);
  if (!town) throw new Error(`${place} is no town of the list`);
  const business = {
    business_name: name,
    description_en: `${name} makes and sells furniture in ${place}.`,
    description_al: `${name} prodhon dhe shet mobilje në ${place}.`,
    email: 'shop@example.com',
    phone_no: '+355691234567',
    address: `Rruga e Kavajës ${1 + random.below(200)}, ${place}`,
    logo: logo.key,
    town_id: town.id,
  };
  return changes.transaction(async (trx, touch) => {
    await trx.insertInto('picture').values(logo).execute();
    const id = await createBusiness(trx, touch, business, [1 + random.below(8)]);
    await saveDeliveries(trx, id, deliveriesOf(town, id));
    return id;
  });
}

/** One of three businesses delivers nowhere, one in its country, and one to a few towns and the country beside. */
function deliveriesOf({ country }: Town, businessId: number) {
  const first = businessId % 7;
  const near = towns.filter((town) => town.country === country).slice(first, first + 5);
  const codes = [[], [country], [country === 'AL' ? 'XK' : 'AL']];
  const delivery_town_ids = businessId % 3 === 2 ? near.map(({ id }) => id) : [];
  return { delivery_town_ids, delivery_country_codes: codes[businessId % 3] ?? [] };
}
