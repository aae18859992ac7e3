import { createBusiness } from '@orendi/server/features/businesses/index';
import { createPackage, saveProducts } from '@orendi/server/features/catalogue/index';
import type { Changes } from '@orendi/server/platform/db/changes';
import { makeName } from './make-names.ts';
import { makePrice } from './make-price.ts';
import { makePicture, makeProduct, type Stock } from './make-product.ts';
import { places } from './vocabulary.ts';

interface Size {
  products: number;
  packages: number;
}

/** Adds one business with all it sells, as the product itself writes them, in one transaction. */
export async function fillBusiness(changes: Changes, stock: Stock, size: Size): Promise<void> {
  const { random, now } = stock;
  const name = `Mobileria ${makeName(random)}`;
  const logo = makePicture(random);
  const business = {
    business_name: name,
    description_en: `${name} makes and sells furniture.`,
    description_al: `${name} prodhon dhe shet mobilje.`,
    email: 'shop@example.com',
    phone_no: '+355691234567',
    address: `Rruga e Kavajës ${1 + random.below(200)}, ${random.pick(places)}`,
    logo: logo.key,
  };
  await changes.transaction(async (trx, touch) => {
    await trx.insertInto('picture').values(logo).execute();
    const id = await createBusiness(trx, touch, business, [1 + random.below(8)]);
    const inputs = Array.from({ length: size.products }, () => makeProduct(stock));
    const saved = await saveProducts(trx, touch, id, inputs);
    const ids = saved.map((product) => product.id);
    for (let count = 0; count < size.packages; count += 1) {
      const parts = new Set([random.pick(ids), random.pick(ids), random.pick(ids)]);
      const fields = {
        business_id: id,
        package_name: `Set ${makeName(random)}`,
        package_description_al: 'Gjithçka për një dhomë, me një çmim të vetëm.',
        package_description_en: 'All that one room needs, for one price.',
        ...makePrice(random),
        created_at: new Date(now.getTime() - random.next() * 86_400_000 * 365),
      };
      const items = [...parts].map((product_id) => ({ product_id, quantity: 1 + random.below(4) }));
      await createPackage(trx, touch, fields, items);
    }
  });
}
