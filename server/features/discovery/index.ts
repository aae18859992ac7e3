import type { ListingIndex } from './listing-index.ts';

export { holdBusinesses, type ListingScope } from './listing-queries.ts';
export { writeListings } from './write-listings.ts';
export { keepListingIndex, type ListingIndex } from './listing-index.ts';
export { startListingCleanup } from './start-listing-cleanup.ts';
export { phraseKey, phraseWords } from './words/shop-language.ts';
export { listSynonymGroups, type SynonymGroup } from './words/synonym-queries.ts';

declare module '../../services.ts' {
  interface Services {
    /** The search index of all listings. */
    listings: ListingIndex;
  }
}
