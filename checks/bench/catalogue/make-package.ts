import type { NewPackage, PackageItem } from '@orendi/server/features/catalogue/index';
import type { Seller } from './make-seller.ts';
import type { Stock } from './make-stock.ts';
import { makePrice } from './make-price.ts';

interface MadePackage {
  fields: Omit<NewPackage, 'business_id'>;
  items: PackageItem[];
}

const yearMs = 365 * 86_400_000;

/** A package of one to three of these products. */
export function makePackage(stock: Stock, seller: Seller, productIds: number[]): MadePackage {
  const { random, write } = seller;
  const series = stock.drawSeries(random);
  const parts = new Set([0, 1, 2].map(() => random.pick(productIds)));
  return {
    fields: {
      package_name: random.chance(0.5) ? `Set ${series}` : `Dhoma ${series}`,
      package_description_al: write('Mobilje për një dhomë, me një çmim të vetëm.'),
      package_description_en: 'Furniture for one room, for one price.',
      ...makePrice(random),
      created_at: new Date(stock.now.getTime() - random.next() * yearMs),
    },
    items: [...parts].map((product_id) => ({ product_id, quantity: 1 + random.below(4) })),
  };
}
