import { createBusiness } from '@orendi/server/features/businesses/index';
import { createPackage, saveProducts } from '@orendi/server/features/catalogue/index';
import type { Changes } from '@orendi/server/platform/db/changes';
import { makePicture } from './make-picture.ts';
import { deliveryOf, townOf } from './place-business.ts';
import { makePackage } from './make-package.ts';
import { makeProduct } from './make-product.ts';
import type { Seller } from './make-seller.ts';
import type { Stock } from './make-stock.ts';

/** Products per transaction, so that a large seller's products need not be in memory all at once. */
const batchSize = 1_000;
const packageShare = 0.02;

/** Adds one business with this many listings, through the product's own writers. */
export async function fillBusiness(
  changes: Changes,
  stock: Stock,
  seller: Seller,
  listings: number,
): Promise<void> {
  const id = await addBusiness(changes, seller);
  for (let done = 0; done < listings; done += batchSize) {
    const size = Math.min(batchSize, listings - done);
    const packages = Math.min(size - 1, Math.floor(size * packageShare + seller.random.next()));
    await addBatch(changes, stock, seller, { id, products: size - packages, packages });
  }
}

async function addBusiness(changes: Changes, { random, name, place }: Seller): Promise<number> {
  const logo = makePicture(random);
  const business = {
    business_name: name,
    description_en: `${name} makes and sells furniture in ${place}.`,
    description_al: `${name} prodhon dhe shet mobilje në ${place}.`,
    email: 'shop@example.com',
    phone_no: '+355691234567',
    address: `Rruga e Kavajës ${1 + random.below(200)}, ${place}`,
    logo: logo.key,
  };
  return changes.transaction(async (trx, touch) => {
    await trx.insertInto('picture').values(logo).execute();
    const id = await createBusiness(trx, touch, business, [1 + random.below(8)]);
    const town = townOf(place);
    await trx.updateTable('business').set({ town_id: town.id }).where('id', '=', id).execute();
    const delivery = deliveryOf(town, id).map((part) => Object.assign(part, { business_id: id }));
    if (delivery.length > 0) await trx.insertInto('business_delivery').values(delivery).execute();
    return id;
  });
}

interface Batch {
  /** The id of the business. */
  id: number;
  products: number;
  packages: number;
}

async function addBatch(
  changes: Changes,
  stock: Stock,
  seller: Seller,
  { id, products, packages }: Batch,
): Promise<void> {
  const inputs = Array.from({ length: products }, () => makeProduct(stock, seller));
  await changes.transaction(async (trx, touch) => {
    const ids = (await saveProducts(trx, touch, id, inputs)).map((product) => product.id);
    for (let count = 0; count < packages; count += 1) {
      const { fields, items } = makePackage(stock, seller, ids);
      await createPackage(trx, touch, { ...fields, business_id: id }, items);
    }
  });
}
