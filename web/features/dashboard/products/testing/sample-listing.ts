import { foldText } from '@orendi/contract/fold-name';
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
    ...fields,
  };
  const key = listing.type === 'product' ? String(listing.id) : `pkg-${listing.id}`;
  return { ...listing, key, folded: foldText(listing.name) };
}
