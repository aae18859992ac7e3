import type { ListingIndex } from './search-index/live-index.ts';

export { holdBusinesses, type ListingScope } from './listing-queries.ts';
export { writeListings } from './write-listings.ts';
export { keepListingIndex, type ListingIndex } from './search-index/live-index.ts';
export { startListingUpkeep } from './start-listing-upkeep.ts';
export { phraseKey, phraseWords } from './words/phrase-words.ts';
export { listSynonymGroups, type SynonymGroup } from './words/synonym-queries.ts';

declare module '../../parts.ts' {
  interface Parts {
    /** All listings, to be searched. */
    listings: ListingIndex;
  }
}
