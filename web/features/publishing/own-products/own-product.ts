import type { Currency, Priced } from '@orendi/contract/money';
import type { ProductRow } from '@orendi/contract/schemas/product-row';

/** What it takes to choose one of the own products and to see what it costs. */
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
