import { randomBytes } from 'node:crypto';
import { createBusiness, saveDeliveries } from '@orendi/server/features/businesses/index';
import { createPackage, saveProducts } from '@orendi/server/features/catalogue/index';
import { recordAction } from '@orendi/server/platform/audit/record-action';
import { writeViews } from '@orendi/server/features/views/index';
import type { Touch } from '@orendi/server/platform/db/changes';
import type { Trx } from '@orendi/server/platform/db/tables';
import type { Services } from '@orendi/server/services';
import { StartError } from '@orendi/server/platform/start-error';
import type { DemoBusiness } from '../catalogue/businesses.ts';
import { kinds } from '../catalogue/kinds/index.ts';
import { type Catalogue, makeCatalogue } from '../catalogue/make-catalogue.ts';
import { type DemoPackage, themes } from '../catalogue/make-packages.ts';
import type { DemoProduct } from '../catalogue/make-product.ts';
import { type PictureCalled, productPictures, putPictures } from '../pictures/put-pictures.ts';
import { addDemoSeller, businessFields, type DemoSeller, type Filled } from './fill-businesses.ts';
import {
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
  {
    changes,
    clock,
    db,
    media,
    passwords,
  }: Pick<Services, 'changes' | 'clock' | 'db' | 'media' | 'passwords'>,
  seed: number,
  actor?: string,
): Promise<(Filled & { seller: DemoSeller }) | null> {
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
    const businessIds = await fillBusinesses(trx, touch, catalogue, pictureCalled);
    const productIds = await fillProducts(trx, touch, catalogue, businessIds, pictureCalled);
    const packageIds = await fillPackages(trx, touch, catalogue, businessIds, productIds);
    const filled = { catalogue, businessIds, productIds, packageIds };
    const views = makeViews(seed, filled, now);
    await keepShownPictures(trx);
    await insertRequests(trx, filled, now);
    await writeViews(trx, views.counts, views.today);
    const seller = await addDemoSeller(trx, filled, { password, passwordHash });
    if (actor !== undefined) {
      await recordAction(trx, { actor, action: 'demo add', details: `seed ${seed}` });
    }
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
  const isThere = kinds.every((kind) => industryOf.get(kind.categoryId) === kind.industryId);
  if (!isThere) {
    throw new StartError(
      'The demo needs the categories that the product comes with, in their industries; some were removed or moved.',
    );
  }
}

async function fillBusinesses(
  trx: Trx,
  touch: Touch,
  { businesses }: Catalogue,
  pictureCalled: PictureCalled,
): Promise<Map<DemoBusiness, number>> {
  const ids = new Map<DemoBusiness, number>();
  for (const { business, openedAt } of businesses) {
    const logo = pictureCalled(`logos/${business.slug}`);
    const cover = pictureCalled(`covers/${business.slug}`);
    await trx
      .insertInto('picture')
      .values([logo, cover].map(({ key, bytes, found }) => ({ key, bytes, focus: found })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { fields, industryIds, deliveries } = businessFields(business);
    const images = { logo: logo.key, cover_photo: cover.key };
    const row = { ...fields, ...images, created_at: openedAt };
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
async function fillProducts(
  trx: Trx,
  touch: Touch,
  { products }: Catalogue,
  businessIds: Map<DemoBusiness, number>,
  pictureCalled: PictureCalled,
): Promise<Map<DemoProduct, number>> {
  const ids = new Map<DemoProduct, number>();
  for (const [business, businessId] of businessIds) {
    const own = products
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

async function fillPackages(
  trx: Trx,
  touch: Touch,
  { packages }: Catalogue,
  businessIds: Map<DemoBusiness, number>,
  productIds: Map<DemoProduct, number>,
): Promise<Map<DemoPackage, number>> {
  const ids = new Map<DemoPackage, number>();
  for (const item of packages) {
    const fields = { ...item.fields, business_id: businessIds.get(item.seller) ?? 0 };
    const items = item.items.map(({ product, quantity }) => ({
      product_id: productIds.get(product) ?? 0,
      quantity,
    }));
    ids.set(item, await createPackage(trx, touch, fields, items));
  }
  return ids;
}
