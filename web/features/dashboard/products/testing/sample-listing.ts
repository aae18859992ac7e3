import { foldText } from '@orendi/contract/fold-name';
import { effectivePrice } from '@orendi/contract/money';
import type { OwnListing } from '../own-listing.ts';

/** A product row for tests; its key follows from the other fields. */
export function sampleListing(
  fields: Partial<Omit<OwnListing, 'key' | 'folded'>> = {},
): OwnListing {
  const listing = {
    type: 'product' as const,
    id: 1,
    name: 'Divan',
    description: '',
    brand: '',
    industry: '',
    category: '',
    pieces: null,
    price: 100,
    currency: 'EUR' as const,
    sale: 0,
    saleType: null,
    sides: [],
    weight: 0,
    warranty: null,
    images: [],
    focuses: [],
    state: 'published' as const,
    isUnfinished: false,
    hiddenFor: null,
    saleDays: { sale_from: null, sale_to: null },
    ...fields,
  };
  const priceNow = effectivePrice(listing);
  const key = listing.type === 'product' ? String(listing.id) : `pkg-${listing.id}`;
  return { priceNow, ...listing, key, folded: foldText(listing.name) };
}
