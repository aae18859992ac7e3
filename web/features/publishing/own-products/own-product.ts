import type { Focus } from '@orendi/contract/fit-picture';
import type { ProductRow } from '@orendi/contract/schemas/product';
import type { PricedPart } from '../../catalogue/package-price/compare-price.ts';

/** What is needed to select an own product and to show its price. */
export interface OwnProduct extends Omit<PricedPart, 'quantity'> {
  id: number;
  name: string;
  image: string | null;
  focus: Focus | null;
}

export function ownProductOf({
  id,
  product,
  images,
  images_focus,
  ...row
}: ProductRow): OwnProduct {
  const { price, currency, converted, saleValue: sale, saleType } = row;
  const [image = null] = images;
  const [focus = null] = images_focus;
  return { id, name: product, image, focus, price, currency, converted, sale, saleType };
}
