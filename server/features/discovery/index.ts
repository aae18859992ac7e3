import type { Demand } from './demand/count-demand.ts';
import type { ListingCluster } from './cluster/open-cluster.ts';
import type { ListingIndex } from './listing-source.ts';

export {
  deliveries,
  isMade,
  isPublicPackage,
  isPublicProduct,
  type ProductSource,
  takesSize,
} from './listing-sources.ts';
export {
  forgetRemovals,
  type ListingScope,
  writeListings,
  writeProductListings,
} from './write-listings.ts';
export { createDemand } from './demand/count-demand.ts';
export { keepSearches, listDemand } from './demand/demand-queries.ts';
export { noteDemand } from './demand/note-demand.ts';
export { listFruitlessSearches } from './fruitless/count-fruitless.ts';
export { fillIndex } from './cluster/fill-index.ts';
export { isSearchAway } from './cluster/guard-engine.ts';
export { keepListingsInCluster } from './cluster/keep-listings-in-cluster.ts';
export { keepListingsInMemory, mostListingsInMemory } from './keep-listings-in-memory.ts';
export { type ListingCluster, connectNodes, openCluster } from './cluster/open-cluster.ts';
export { ownCluster } from './cluster/own-cluster.ts';
export {
  inOtherCurrencies,
  type Rates,
  listExchangeRates,
  selectRates,
  type ForeignCurrency,
  plausibleRates,
  setExchangeRate,
} from './exchange-rates.ts';
export {
  addSynonymGroup,
  removeSynonymGroup,
  type GroupFault,
  groupLimits,
  readSynonymGroup,
} from './synonym-groups.ts';
export {
  listSynonymGroups,
  loadWords,
  type ShopWords,
  type SynonymGroup,
} from './things/load-words.ts';
export { forgetGone, forgetLongGone, noteGone } from './gone-listings.ts';
export { type CardRow, listCards } from './listing-cards.ts';
export { findNewMatches } from './new-matches.ts';
export { presentCard } from './present-cards.ts';
export { startOfNew } from './listing-query.ts';
export { listRivals } from './related.ts';
export { suggestCategory } from './things/suggest-category.ts';
export { countsSomething } from './understand/phrases.ts';
export { readLength, readLengths, readMoney } from './understand/read-number.ts';
export { readTokens, type Token } from './understand/tokens.ts';
export { phraseKey, phraseWords } from './words/shop-language.ts';

declare module '../../services.ts' {
  interface Services {
    listings: ListingIndex;
    /** Null: listings are searched in the memory of each process. */
    searchCluster: ListingCluster | null;
    /** Counts visitors and what they search for. */
    demand: Demand;
  }
}
