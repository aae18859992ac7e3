import { percentage } from '@orendi/contract/limits';
import { isOnSale, type SaleType, saleTypes } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { OwnProduct } from '../own-products/own-products.ts';

/** A sale being typed; without an amount nothing is taken off. */
export interface PlannedSale {
  amount: number | undefined;
  saleType: SaleType;
}

const typeNames = { percentage: m.product_percentage, fixed: m.product_fixed };
export const saleTypeChoices = () =>
  saleTypes.map((type) => ({ value: type, label: typeNames[type]() }));

/** Products with different sales, or only some on sale. */
export const mixedSales = 'mixed' as const;

/** The sale these products share; `mixedSales` if they differ, null if none is on sale. */
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

/** A product at its planned price; unchanged without an amount. */
export function withSale(product: OwnProduct, { amount, saleType }: PlannedSale): OwnProduct {
  return amount === undefined ? product : { ...product, sale: amount, saleType };
}

export function isAbovePrice({ price }: OwnProduct, { amount = 0, saleType }: PlannedSale) {
  return saleType === 'fixed' && amount > price;
}

interface SaleTexts {
  price?: string;
  sale: string;
  sale_type: string;
}

/** Caps the discount at 100 percent, or at the price if there is one. */
export function cappedSale({ price, sale, sale_type: type }: SaleTexts): string {
  const most = type === 'percentage' ? percentage.max : Number(price) || Infinity;
  return Number(sale) > most ? String(most) : sale;
}
