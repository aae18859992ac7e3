import { percentage } from '@orendi/contract/limits';
import { isOnSale, type SaleType } from '@orendi/contract/money';
import type { OwnProduct } from '../own-products/own-product.ts';

/** A sale as it is typed: nothing is taken off while there is no amount. */
export interface PlannedSale {
  amount: number | undefined;
  saleType: SaleType;
}

/** Of products with different sales, or some with one and some without. */
export const mixedSales = 'mixed' as const;

/** The sale that all of these products have now; null where none has one. */
export function presentSale(products: readonly OwnProduct[]) {
  const [first] = products;
  if (first === undefined || !products.some(isOnSale)) return null;
  const isShared = products.every(
    ({ sale, saleType }) => sale === first.sale && saleType === first.saleType,
  );
  return isShared && first.saleType !== null
    ? { sale: first.sale, saleType: first.saleType }
    : mixedSales;
}

/** A product as it would be priced; as it is now while there is no amount. */
export function withSale(product: OwnProduct, { amount, saleType }: PlannedSale): OwnProduct {
  return amount === undefined ? product : { ...product, sale: amount, saleType };
}

/** Whether the sale takes off more than the product costs. */
export function isAbovePrice(
  { price }: OwnProduct,
  { amount = 0, saleType }: PlannedSale,
): boolean {
  return saleType === 'fixed' && amount > price;
}

/** What can stand in the field: a percentage ends at 100. */
export function cappedSale(text: string, saleType: string): string {
  const isAbove = saleType === 'percentage' && Number(text) > percentage.max;
  return isAbove ? String(percentage.max) : text;
}
