export { holdBusinesses, type ListingScope } from './listing-queries.ts';
export { writeListings } from './write-listings.ts';
export { keepListingIndex, type ListingIndex } from './search-index/live-index.ts';
export { startListingCleanup } from './start-listing-cleanup.ts';
export { phraseKey, phraseWords } from './words/phrase-words.ts';
export { listSynonymGroups, type SynonymGroup } from './words/synonym-queries.ts';
