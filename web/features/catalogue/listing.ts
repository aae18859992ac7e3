import type { Api } from '@orendi/contract/client-types';
import type { Language } from '@orendi/contract/language';
import { listingTypes } from '@orendi/contract/listings';
import type { Package } from '@orendi/contract/schemas/package';
import type { Product } from '@orendi/contract/schemas/product';
import { data } from 'react-router';
import type { Listing } from '../../platform/head.tsx';
import { pageId } from '../../platform/page-id.ts';
import { oneOf } from '../../platform/search-schema.ts';
import { inLanguage } from './local-name.ts';

export type { Listing };

const readType = oneOf(listingTypes);

interface ListingParams {
  type?: string;
  id?: string;
}

/** The listing an address names; the API's 404 for an unknown one. */
export async function loadListing(api: Api, params: ListingParams): Promise<Listing> {
  const { type, id } = listingPlace(params);
  if (type === 'product')
    return { type, ...(await api('GET /public/products/{id}', { params: { id } })) };
  return { type, ...(await api('GET /public/packages/{id}', { params: { id } })) };
}

/** @throws the 404 of an unknown page for an invalid type, and of an unknown item for an invalid id */
export function listingPlace(params: ListingParams) {
  const type = readType(params.type ?? '');
  if (type === undefined) throw data(null, { status: 404 });
  return { type, id: pageId(params) };
}

export function listingName(listing: Listing): string {
  return listing.type === 'product' ? listing.product_name : listing.package_name;
}

/** The contents of a package as text; empty for a product. */
export function listingContents(listing: Listing): string {
  if (listing.type === 'product') return '';
  return listing.products
    .map(({ quantity, product_name: name }) => `${quantity} x ${name}`)
    .join(', ');
}

export function listingPrice(listing: Listing) {
  const { price, currency, sale, sale_type: saleType, converted } = listing;
  return { price, currency, sale, saleType, converted };
}

type Texts<Of> = Pick<Of, Extract<keyof Of, `${string}description_${Language}`>>;
type Described = ({ type: 'product' } & Texts<Product>) | ({ type: 'package' } & Texts<Package>);

/** The description in the reader's language; packages may have none. */
export function listingDescription(listing: Described, language: Language): string | null {
  if (listing.type === 'product') {
    return inLanguage(listing.description_en, listing.description_al, language);
  }
  const { package_description_en: english, package_description_al: albanian } = listing;
  return inLanguage(english, albanian, language) || albanian;
}
