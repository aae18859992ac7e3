import { randomBytes } from 'node:crypto';
import { createBusiness } from '@orendi/server/features/businesses/index';
import { createPackage, saveProducts } from '@orendi/server/features/catalogue/index';
import { writeViews } from '@orendi/server/features/views/index';
import type { Services } from '@orendi/server/services';
import type { DemoBusiness } from '../catalogue/business.ts';
import { type Catalogue, makeCatalogue } from '../catalogue/make-catalogue.ts';
import type { DemoPackage } from '../catalogue/make-packages.ts';
import type { DemoProduct } from '../catalogue/make-product.ts';
import { themes } from '../catalogue/themes.ts';
import { pictureOf } from '../drawing/picture-of.ts';
import { makeViews } from '../views/make-views.ts';
import { businessFields, insertPicture, type StoredLogo, storeLogos } from './business-fields.ts';
import {
  changeState,
  insertDemoBusinesses,
  insertDemoPictures,
  type Touch,
  type Transaction,
} from './demo-queries.ts';
import { addDemoSeller, type DemoSeller } from './demo-seller.ts';
import { drawingOrder } from './drawing-order.ts';
import { insertRequests } from './insert-requests.ts';

/** What the demo got its ids for, by its parts in the catalogue. */
export interface Filled {
  catalogue: Catalogue;
  businessIds: Map<DemoBusiness, number>;
  productIds: Map<DemoProduct, number>;
  packageIds: Map<DemoPackage, number>;
}

/** The demo as it is in the shop, and how to sign in to the business that has been asked for pieces. */
interface FilledDemo extends Filled {
  seller: DemoSeller;
}

/**
 * Puts the catalogue of a seed into the shop, beside whatever is there, in one transaction. Its pictures are drawn
 * later; only the logos are stored before.
 * @returns null when a demo is in the shop already
 */
export async function fillDemo(
  { changes, clock, media, passwords }: Pick<Services, 'changes' | 'clock' | 'media' | 'passwords'>,
  seed: number,
): Promise<FilledDemo | null> {
  const now = clock();
  const catalogue = makeCatalogue(seed, now);
  const logos = await storeLogos(media, catalogue);
  const password = randomBytes(9).toString('base64url');
  const passwordHash = await passwords.hash(password);
  return changes.transaction(async (trx, touch) => {
    if (!(await changeState(trx, 'filled'))) return null;
    const businessIds = await fillBusinesses(trx, touch, catalogue, logos);
    const { productIds, packageIds } = await fillItems(trx, touch, catalogue, businessIds);
    const filled = { catalogue, businessIds, productIds, packageIds };
    const views = makeViews(seed, filled, now);
    await insertDemoPictures(trx, drawingOrder(catalogue, views.recent));
    await insertRequests(trx, filled, now);
    await writeViews(trx, views.counts, views.today);
    const seller = await addDemoSeller(trx, filled, { password, passwordHash });
    return { ...filled, seller };
  });
}

async function fillBusinesses(
  trx: Transaction,
  touch: Touch,
  { businesses }: Catalogue,
  logos: Map<DemoBusiness, StoredLogo>,
): Promise<Map<DemoBusiness, number>> {
  const ids = new Map<DemoBusiness, number>();
  for (const { business, openedAt } of businesses) {
    const logo = logos.get(business);
    if (!logo) throw new Error(`${business.name} has no logo.`);
    const { fields, industryIds, cover } = businessFields(business);
    await insertPicture(trx, logo);
    await insertPicture(trx, cover);
    const images = { logo: logo.key, cover_photo: cover.key };
    const row = { ...fields, ...images, created_at: openedAt };
    ids.set(business, await createBusiness(trx, touch, row, industryIds));
  }
  await insertDemoBusinesses(trx, [...ids.values()]);
  return ids;
}

/** A package shows the picture of its product with the lowest id: what leads one comes first. */
function leadership({ kind }: DemoProduct): number {
  const place = themes.findIndex(({ parts }) => parts[0]?.[0] === kind.piece);
  return place === -1 ? themes.length : place;
}

/** All products of a business at once: one by one, they would take most of the first start. */
async function fillItems(
  trx: Transaction,
  touch: Touch,
  { products, packages }: Catalogue,
  businessIds: Map<DemoBusiness, number>,
) {
  const productIds = new Map<DemoProduct, number>();
  const packageIds = new Map<DemoPackage, number>();
  for (const [business, businessId] of businessIds) {
    const own = products
      .filter(({ seller }) => seller === business)
      .sort((a, b) => leadership(a) - leadership(b));
    const inputs = own.map(({ fields, recipes }) => ({
      fields,
      pictures: recipes.map((recipe) => pictureOf({ kind: 'product', recipe })),
    }));
    const saved = await saveProducts(trx, touch, businessId, inputs);
    own.forEach((product, i) => productIds.set(product, saved[i]?.id ?? 0));
  }
  for (const item of packages) {
    const fields = { ...item.fields, business_id: businessIds.get(item.seller) ?? 0 };
    const items = item.items.map(({ product, quantity }) => ({
      product_id: productIds.get(product) ?? 0,
      quantity,
    }));
    packageIds.set(item, await createPackage(trx, touch, fields, items));
  }
  return { productIds, packageIds };
}
