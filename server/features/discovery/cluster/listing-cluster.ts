import type { ListingType } from '@orendi/contract/listings';
import type { Row } from '@orendi/search/fields';
import type { SearchAway } from '@orendi/search/opensearch/search-away';
import type { ListingEngine, ListingFields } from '../listing-fields.ts';

export type ListingRow = Row<ListingFields, ListingType>;

/** Gathers changes of one index. Of several changes of a listing the one with the greatest version stays. */
export interface ListingWriter {
  /** Bytes gathered since the last `flush`. */
  readonly pending: number;
  /** Copies what it needs: the row may be reused at once. */
  upsert(row: ListingRow, version: number): void;
  remove(id: number, version: number): void;
  /** @throws SearchAway if not all is known to be stored; it may then be repeated */
  flush(): Promise<unknown>;
}

/**
 * What feeding and searching need of a search cluster. Everything throws SearchAway when the cluster does not answer.
 * Indexes of one form of documents are searched by one name, behind which a new index can take the place of an old one.
 */
export interface ListingCluster {
  /** The name that is searched. */
  alias: string;
  /** How long whoever has written something waits for the index at most, in milliseconds. */
  patienceMs: number;
  engine: ListingEngine;
  openWriter(index: string): ListingWriter;
  create(index: string): Promise<void>;
  /** Makes what was written visible. */
  refresh(index: string): Promise<void>;
  /** The index that is searched; null if there is none. */
  findServed(): Promise<string | null>;
  /** Has an index be searched from now on, and no other one. */
  serve(index: string): Promise<void>;
  /** All indexes of the alias, searched or not; or those of another alias. */
  list(alias?: string): Promise<string[]>;
  remove(index: string): Promise<void>;
  /** Whose the indexes of the alias are, by their names; null for one without a mark. */
  listOwners(): Promise<Record<string, string | null>>;
  /** Has an index say whose it is. */
  mark(index: string, shop: string): Promise<void>;
  /** Why it did not answer when it was last asked by this process; null if it did. */
  failure(): SearchAway | null;
  close(): Promise<void>;
}
