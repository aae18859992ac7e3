import { type FacetName, filterGroup, type FilterName } from '@orendi/contract/listing-filters';
import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import type { Token } from './tokens.ts';

/** The filters that words can state. */
export type StatedFilters = Partial<Pick<SearchQuery, Exclude<FilterName, FacetName>>>;

/** Whether filters say where a piece is or comes to. */
export function namesPlace(filters: StatedFilters): boolean {
  return filterGroup('town').some((name) => filters[name as keyof StatedFilters] !== undefined);
}

export interface Limit {
  /** The token behind it. */
  end: number;
  /** Null for what looks like a limit and states none, and has to stay words as a whole: `min 200 cm`. */
  filters: StatedFilters | null;
  /** The words stay, and this town answers them as well: `Milano` of `divan Milano`. */
  orTown?: string;
  /** Only this number of the words is searched for: `160` of `gjerësi 160 cm`, which names a bed. */
  number?: number;
  /** Counts only beside a limit of the length: how deep a piece may be. */
  needsLength?: true;
}

/** Reads a limit that begins at a token. */
export type ReadLimit = (tokens: readonly Token[], at: number) => Limit | null;

/** The one that reaches furthest; of equal ones the first. */
export function longest(limits: readonly (Limit | null)[]): Limit | null {
  return limits.reduce(
    (best, limit) => (limit && limit.end > (best?.end ?? 0) ? limit : best),
    null,
  );
}
