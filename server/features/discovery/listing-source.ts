import type { Db } from '../../platform/db/tables.ts';
import type { CardRow } from './listing-cards.ts';
import type { ListingFinder } from './listing-fields.ts';
import type { Rates } from './exchange-rates.ts';
import type { ShopWords } from './things/load-words.ts';

/** How an index stands, for operators. */
export interface FeedStatus {
  /** Null until one was filled once. */
  index: string | null;
  /** How long ago the index had everything. */
  fedSecondsAgo: number | null;
  /** The index that is being filled, and how many listings it has. */
  filling: { index: string; listings: number } | null;
}

/** A search cluster as it is seen from here. */
export interface ClusterStatus extends FeedStatus {
  /** It does not answer this process. */
  isAway: boolean;
  /** Why it did not answer when this process last asked it; null if it did. */
  failure: string | null;
}

/** The index of all listings: in the memory of each process, or in a cluster. */
export interface ListingIndex {
  /**
   * Everything that a search needs. In memory it has everything that this process has committed and everything that other processes have committed
   * and notified so far, which takes well below a second; the first call reads all listings. A cluster is waited for by those
   * who write.
   */
  current(): Promise<ShopWords & { engine: ListingFinder }>;
  /**
   * The cards of these listings by id; listings deleted meanwhile are missing. As new as what `current` has found, or newer; they must
   * not be changed.
   */
  listCards(db: Db, ids: number[]): Promise<Map<number, CardRow>>;
  /** How much of a euro one of each currency is, as prices are compared by now; nothing before the first call. */
  rates(): Rates;
  /**
   * Makes ready for visitors: reads all listings, or takes part in feeding the cluster.
   * @returns what ends it
   */
  start(): () => Promise<void>;
  /** How the cluster is; null without one. */
  findStatus(): Promise<ClusterStatus | null>;
}
