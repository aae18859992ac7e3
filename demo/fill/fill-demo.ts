import { randomBytes } from 'node:crypto';
import { createBusiness, saveDeliveries } from '@orendi/server/features/businesses/index';
import { createPackage, saveProducts } from '@orendi/server/features/catalogue/index';
import { recordAction } from '@orendi/server/platform/audit/record-action';
import { writeViews } from '@orendi/server/features/views/index';
import type { Touch } from '@orendi/server/platform/db/changes';
import type { Trx } from '@orendi/server/platform/db/tables';
import type { Services } from '@orendi/server/services';
import { StartError } from '@orendi/server/platform/start-error';
import { kinds } from '../catalogue/kinds/index.ts';
import { type Catalogue, makeCatalogue } from '../catalogue/make-catalogue.ts';
import { themes } from '../catalogue/make-packages.ts';
import type { DemoProduct } from '../catalogue/make-product.ts';
import { type PictureCalled, productPictures, putPictures } from '../pictures/put-pictures.ts';
import { addDemoSeller, businessFields, type DemoSeller, type Filled } from './fill-businesses.ts';
import {
  backdatePrices,
  changeState,
  insertDemoBusinesses,
  keepShownPictures,
  liftTimeLimits,
  readState,
} from './demo-queries.ts';
import { insertRequests } from './insert-requests.ts';
import { makeViews } from './make-views.ts';

/**
 * Adds a seed's catalog to the shop in one transaction, after storing its pictures. A product's pictures are named by its
 * kind and index, so that every seed finds some.
 * @param actor the operator who does it, if one does
 * @returns null when a demo is in the shop already
 * @throws StartError when a category that it publishes in is not in the shop any more
 */
export async function fillDemo(
  services: Pick<Services, 'changes' | 'clock' | 'db' | 'media' | 'passwords'>,
  seed: number,
  actor?: string,
): Promise<(Filled & { seller: DemoSeller }) | null> {
  const { changes, clock, db, media, passwords } = services;
  if ((await readState(db)).state === 'filled') return null;
  await requireCategories(db);
  const now = clock();
  const catalogue = makeCatalogue(seed, now);
  const pictureCalled = await putPictures(media);
  const password = randomBytes(9).toString('base64url');
  const passwordHash = await passwords.hash(password);
  return changes.transaction(async (trx, touch) => {
    await liftTimeLimits(trx);
    if (!(await changeState(trx, 'filled'))) return null;
    const filling = { trx, touch, catalogue, pictureCalled };
    const businessIds = await fillBusinesses(filling);
    const productIds = await fillProducts(filling, businessIds);
    await backdatePrices(trx, [...productIds.values()]);
    const packageIds = await fillPackages(filling, { businessIds, productIds });
    const filled = { catalogue, businessIds, productIds, packageIds };
    const views = makeViews(seed, filled, now);
    await keepShownPictures(trx);
    await insertRequests(trx, filled, now);
    await writeViews(trx, views.counts, views.today);
    const seller = await addDemoSeller(trx, filled, { password, passwordHash });
    const details = `seed ${seed}`;
    if (actor !== undefined) await recordAction(trx, { actor, action: 'demo add', details });
    return { ...filled, seller };
  });
}

/**
 * The demo publishes in the categories that the product comes with, which an operator may have removed or moved.
 * @throws StartError then
 */
async function requireCategories(db: Services['db']): Promise<void> {
  const rows = await db.selectFrom('category').select(['id', 'industry_id']).execute();
  const industryOf = new Map(rows.map(({ id, industry_id }) => [id, industry_id]));
  if (kinds.every((kind) => industryOf.get(kind.categoryId) === kind.industryId)) return;
  throw new StartError(
    'The demo needs the categories that the product comes with, in their industries; some were removed or moved.',
  );
}

interface Filling {
  trx: Trx;
  touch: Touch;
  catalogue: Catalogue;
  pictureCalled: PictureCalled;
}

async function fillBusinesses({ trx, touch, catalogue, pictureCalled }: Filling) {
  const ids: Filled['businessIds'] = new Map();
  for (const { business, openedAt } of catalogue.businesses) {
    const logo = pictureCalled(`logos/${business.slug}`);
    const cover = pictureCalled(`covers/${business.slug}`);
    await trx
      .insertInto('picture')
      .values([logo, cover].map(({ key, bytes, found }) => ({ key, bytes, focus: found })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { fields, industryIds, deliveries } = businessFields(business);
    const row = { ...fields, logo: logo.key, cover_photo: cover.key, created_at: openedAt };
    const id = await createBusiness(trx, touch, row, industryIds);
    await saveDeliveries(trx, id, deliveries);
    ids.set(business, id);
  }
  await insertDemoBusinesses(trx, [...ids.values()]);
  return ids;
}

/** A package shows the picture of its product with the lowest id, so products that lead a theme come first. */
function leadership({ kind }: DemoProduct): number {
  const place = themes.findIndex(({ parts }) => parts[0]?.[0] === kind.piece);
  return place === -1 ? themes.length : place;
}

/** Inserts all products of a business at once: one by one, they would take most of the first start. */
async function fillProducts(filling: Filling, businessIds: Filled['businessIds']) {
  const { trx, touch, catalogue, pictureCalled } = filling;
  const ids: Filled['productIds'] = new Map();
  for (const [business, businessId] of businessIds) {
    const own = catalogue.products
      .filter(({ seller }) => seller === business)
      .sort((a, b) => leadership(a) - leadership(b));
    const inputs = own.map(({ fields, pictured }) => ({
      fields,
      pictures: productPictures(pictured).map(pictureCalled),
    }));
    const saved = await saveProducts(trx, touch, businessId, inputs);
    own.forEach((product, i) => ids.set(product, saved[i]?.id ?? 0));
  }
  return ids;
}

type Ids = Pick<Filled, 'businessIds' | 'productIds'>;

async function fillPackages(filling: Filling, { businessIds, productIds }: Ids) {
  const { trx, touch, catalogue } = filling;
  const ids: Filled['packageIds'] = new Map();
  for (const item of catalogue.packages) {
    const fields = { ...item.fields, business_id: businessIds.get(item.seller) ?? 0 };
    const items = item.items.map(({ product, quantity }) => ({
      product_id: productIds.get(product) ?? 0,
      quantity,
    }));
    ids.set(item, await createPackage(trx, touch, fields, items));
  }
  return ids;
}
