import { SearchAway } from '@orendi/search/opensearch/search-away';

/** Whether something failed because the search cluster gives no answer for now. */
export function isSearchAway(error: unknown): boolean {
  return error instanceof SearchAway;
}
