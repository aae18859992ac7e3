import type { Currency, Priced } from '@orendi/contract/money';
import type { ProductRow } from '@orendi/contract/schemas/product-row';

/** What is needed to select an own product and to show its price. */
export interface OwnProduct extends Priced {
  id: number;
  name: string;
  image: string | null;
  currency: Currency;
}

export function ownProductOf({ id, product, images, ...row }: ProductRow): OwnProduct {
  const { price, currency, saleValue: sale, saleType } = row;
  return { id, name: product, image: images[0] ?? null, price, currency, sale, saleType };
}
