import type { Focus } from '@orendi/contract/fit-picture';
import type { Currency, Priced } from '@orendi/contract/money';
import type { ProductRow } from '@orendi/contract/schemas/product-row';

/** What is needed to select an own product and to show its price. */
export interface OwnProduct extends Priced {
  id: number;
  name: string;
  image: string | null;
  focus: Focus | null;
  currency: Currency;
}

export function ownProductOf({
  id,
  product,
  images,
  images_focus,
  ...row
}: ProductRow): OwnProduct {
  const { price, currency, saleValue: sale, saleType } = row;
  const [image = null] = images;
  const [focus = null] = images_focus;
  return { id, name: product, image, focus, price, currency, sale, saleType };
}
