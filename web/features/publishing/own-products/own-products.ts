import type { Api } from '@orendi/contract/client-types';
import type { Focus } from '@orendi/contract/fit-picture';
import type { ListingState } from '@orendi/contract/listings';
import { runsAt } from '@orendi/contract/sale-days';
import type { ProductRow } from '@orendi/contract/schemas/product';
import { useEffect } from 'react';
import { forgetForVisit, keepForVisit, rememberForVisit } from '../../../api/keep-for-visit.ts';
import { forgetBusiness } from '../../businesses/load-business.ts';
import type { PricedPart } from '../../catalogue/package-price/compare-price.ts';

/** An own product as forms select it and show its price, which is 0 in a draft without one. */
export interface OwnProduct extends Omit<PricedPart, 'quantity'> {
  id: number;
  name: string;
  image: string | null;
  focus: Focus | null;
  state: ListingState;
  /** Its sale waits for its first day, or is over. */
  isSaleOff?: true;
}

export const atTodaysPrice = (product: OwnProduct): OwnProduct =>
  product.isSaleOff ? { ...product, sale: 0, saleType: null, converted: undefined } : product;

/** None of a draft without a price. */
function ownProductOf(row: ProductRow): OwnProduct[] {
  const { id, product: name, state, price, currency, converted, saleValue: sale, saleType } = row;
  if (price === null || currency === null) return [];
  const [image = null] = row.images;
  const [focus = null] = row.images_focus;
  const priced = { price, currency, converted, sale, saleType };
  const isOff = !runsAt(row, new Date());
  return [{ id, name, image, focus, state, ...priced, ...(isOff && { isSaleOff: true }) }];
}

/** Whether a product is a draft that something keeps from being published. */
export function isUnfinished(row: ProductRow): boolean {
  const { state, description_en: en, description_al: al, price, currency, category } = row;
  const isLacking = row.images.length === 0 || [en, al, price, currency, category].includes(null);
  return state === 'draft' && isLacking;
}

/** All products of the user's business; cached for the visit until one of them changes. */
export function loadOwnProducts(api: Api, businessId: number): Promise<OwnProduct[]> {
  return keepForVisit(nameOf(businessId), async () => {
    const rows = await api('GET /private/product-creation/get');
    return rows.flatMap(ownProductOf);
  });
}

/** Forgets what is kept of a business, after its listings have changed. */
export function forgetListings(businessId: number): void {
  forgetForVisit(nameOf(businessId));
  forgetBusiness(businessId);
}

/** Keyed by business, because another user of this browser has other products. */
const nameOf = (businessId: number) => `own products ${businessId}`;

/** Caches the products of the server-rendered page, so that the next form does not fetch them. */
export function useKnownProducts(businessId: number, products: OwnProduct[]): void {
  useEffect(() => rememberForVisit(nameOf(businessId), products), [businessId, products]);
}
