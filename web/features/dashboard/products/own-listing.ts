import type { Focus } from '@orendi/contract/fit-picture';
import { foldText } from '@orendi/contract/fold-name';
import type { Language } from '@orendi/contract/language';
import type { ListingState, ListingType } from '@orendi/contract/listings';
import { type Currency, effectivePrice, type Priced } from '@orendi/contract/money';
import type { OwnPackage } from '@orendi/contract/schemas/package';
import { runsAt, type SaleDays } from '@orendi/contract/sale-days';
import type { ProductRow } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { hiddenNames } from '../../catalogue/hidden-names.ts';
import { isUnfinished } from '../../publishing/own-products/own-products.ts';
import { listingDescription } from '../../catalogue/listing.ts';
import { inLanguage } from '../../catalogue/local-name.ts';

/** A product or package as a row of the table, with texts in the reader's language, empty if there are none. */
export interface OwnListing extends Priced {
  saleDays: SaleDays;
  /** After the sale, if it runs today. */
  priceNow: number;
  /** Unique across products and packages, and what the combined deletion takes: `12`, `pkg-7`. */
  key: string;
  type: ListingType;
  id: number;
  name: string;
  /** The name normalized for searching. */
  folded: string;
  description: string;
  brand: string;
  industry: string;
  category: string;
  /** How many pieces a package has; null for a product. */
  pieces: number | null;
  currency: Currency;
  /** Length, width and height in centimeters; 0 if unknown. */
  sides: number[];
  /** In kilograms; 0 if unknown. */
  weight: number;
  /** In months; 0 is none, null is not given. */
  warranty: number | null;
  images: string[];
  /** Parallel to the images. */
  focuses: Focus[];
  /** The seller's own choice. */
  state: ListingState;
  /** See `isUnfinished`. */
  isUnfinished: boolean;
  /** Why visitors miss it all the same; null while they do not. */
  hiddenFor: string | null;
}

export function listingOfProduct(row: ProductRow, language: Language): OwnListing {
  const { id, product: name, saleValue: sale, saleType, images } = row;
  return {
    key: String(id),
    type: 'product',
    id,
    name,
    folded: foldText(name),
    description: inLanguage(row.description_en ?? '', row.description_al, language),
    brand: row.brand ?? '',
    industry: inLanguage(row.industry ?? '', row.industry_al, language),
    category: inLanguage(row.category ?? '', row.category_al, language),
    pieces: null,
    ...priceOf({ ...row, sale, saleType }),
    sides: row.dimensions.split('x').map((side) => Number(side) || 0),
    weight: row.weight ?? 0,
    warranty: row.warranty_months,
    images,
    focuses: row.images_focus,
    state: row.state,
    isUnfinished: isUnfinished(row),
    hiddenFor: row.hidden?.reason ?? null,
  };
}

/** A package without a description lists its contents instead. */
export function listingOfPackage(pack: OwnPackage, language: Language): OwnListing {
  const { id, package_name: name, sale, sale_type: saleType, images } = pack;
  /** The products that visitors do not see, nor the package with them. */
  const names = hiddenNames(pack);
  const contents = pack.products.map((piece) => `${piece.quantity} x ${piece.product_name}`);
  return {
    key: `pkg-${id}`,
    type: 'package',
    id,
    name,
    folded: foldText(name),
    description: listingDescription({ type: 'package', ...pack }, language) || contents.join(', '),
    brand: '',
    industry: '',
    category: '',
    pieces: pack.quantity.reduce((sum, quantity) => sum + quantity, 0),
    ...priceOf({ ...pack, sale, saleType }),
    sides: [],
    weight: 0,
    warranty: null,
    images,
    focuses: pack.images_focus,
    state: pack.state,
    isUnfinished: false,
    hiddenFor: pack.hidden?.reason ?? (names && m.package_hidden_text({ names })),
  };
}

type PricedRow = Pick<ProductRow, 'price' | 'currency' | keyof SaleDays> & Omit<Priced, 'price'>;

/** A draft may lack a price. */
function priceOf({ price, currency, sale, saleType, sale_from, sale_to }: PricedRow) {
  const priced = { price: price ?? 0, currency: currency ?? ('EUR' as const), sale, saleType };
  const saleDays = { sale_from, sale_to };
  const priceNow = runsAt(saleDays, new Date()) ? effectivePrice(priced) : priced.price;
  return { ...priced, saleDays, priceNow };
}

/** Whether visitors see it, while its business is in the shop. */
export function isPublic({ state, hiddenFor }: OwnListing): boolean {
  return state === 'published' && hiddenFor === null;
}

/** The share of the price a sale takes off, from 0 to 1, for percentages and fixed amounts alike. */
export function shareOff(listing: OwnListing): number {
  return listing.price === 0 ? 0 : 1 - effectivePrice(listing) / listing.price;
}

export const countLacking = (listings: readonly OwnListing[]) => ({
  unmeasured: listings.filter(({ sides }) => sides.includes(0)).length,
  unfinished: listings.filter((listing) => listing.isUnfinished).length,
});

/** Unknown sides are left out, so the others can still be compared. */
export function volume(sides: number[]): number {
  const known = sides.filter((side) => side > 0);
  return known.length === 0 ? 0 : known.reduce((product, side) => product * side, 1);
}

export function editAddress({ type, id }: Pick<OwnListing, 'type' | 'id'>): string {
  return type === 'product' ? paths.editProduct(id) : paths.editPackage(id);
}
