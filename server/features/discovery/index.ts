import type { FruitlessSearches } from './fruitless/create-fruitless-searches.ts';
import type { ListingCluster } from './cluster/listing-cluster.ts';
import type { ListingIndex } from './listing-source.ts';

export type { ListingScope } from './listing-queries.ts';
export { holdsHidden, type ProductSource } from './listing-sources.ts';
export { writeListings, writeProductListings } from './write-listings.ts';
export { createFruitlessSearches } from './fruitless/create-fruitless-searches.ts';
export { type FruitlessSearch, listFruitlessSearches } from './fruitless/fruitless-queries.ts';
export { noteFruitless } from './fruitless/note-fruitless.ts';
export { startFruitlessCleanup } from './fruitless/start-fruitless-cleanup.ts';
export { fillIndex } from './cluster/fill-index.ts';
export { isSearchAway } from './cluster/is-search-away.ts';
export { keepListings } from './keep-listings.ts';
export type { ListingCluster } from './cluster/listing-cluster.ts';
export { connectNodes, openCluster } from './cluster/open-cluster.ts';
export { ownCluster } from './cluster/own-cluster.ts';
export type { ClusterStatus, ListingIndex } from './listing-source.ts';
export { inOtherCurrencies, type Rates } from './rates/in-other-currencies.ts';
export { type ExchangeRate, listExchangeRates, selectRates } from './rates/rate-queries.ts';
export {
  type ForeignCurrency,
  plausibleRates,
  type RateChange,
  setExchangeRate,
} from './rates/set-exchange-rate.ts';
export { startListingCleanup } from './start-listing-cleanup.ts';
export { addSynonymGroup, removeSynonymGroup } from './synonyms/change-groups.ts';
export { type GroupFault, groupLimits, readSynonymGroup } from './synonyms/read-group.ts';
export { phraseKey, phraseWords } from './words/shop-language.ts';
export { listSynonymGroups, type SynonymGroup } from './words/synonym-queries.ts';

declare module '../../services.ts' {
  interface Services {
    /** The search index of all listings. */
    listings: ListingIndex;
    /** Null: listings are searched in the memory of each process. */
    searchCluster: ListingCluster | null;
    /** What visitors search for in vain. */
    fruitlessSearches: FruitlessSearches;
  }
}
