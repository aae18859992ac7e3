import type { QueryConcept, QueryWord } from './words/analyse-query.ts';
import type { EqualField, FacetField, Field, Fields, NamesOf, RangeField, Row } from './fields.ts';

export interface Range {
  offset: number;
  limit: number;
}

/** The value of a condition: one number or several of which any matches, a text, or inclusive bounds. */
export type AskedValue<F extends Field> = F extends EqualField
  ? number | readonly number[]
  : F extends FacetField
    ? string
    : F extends RangeField
      ? { from?: number; to?: number }
      : never;

/** All conditions must hold; absent ones do not narrow. */
export type Where<F extends Fields> = {
  [Name in NamesOf<F, 'equal' | 'facet' | 'range'>]?: AskedValue<F[Name]> | undefined;
};

/** Which rows match, and which of the matches to return. */
export interface Query<F extends Fields, Kind extends string> {
  /** All kinds, if absent. */
  kind?: Kind;
  where?: Where<F>;
  /** Excludes rows with one of these values. */
  not?: { [Name in NamesOf<F, 'equal'>]?: number | undefined };
  /** What rows must match, from `analyseQuery`; nothing matches an empty list. */
  concepts?: readonly QueryConcept[] | null;
  /** If nothing matches the words as typed, an engine may also try words that are a typo away, unless this is false. */
  mayForgive?: boolean;
  /**
   * By default the best match comes first; equally good ones, and all without concepts, newest first. Equal amounts are
   * ordered by id.
   */
  order?: { by: NamesOf<F, 'order'>; direction: 'asc' | 'desc' } | undefined;
  range: Range;
  /** Those of these ids that match are returned too, ordered by id, after those of the range. */
  among?: Iterable<number>;
  /** Whether to return the values of the facets. */
  withFacets?: boolean;
}

export interface Found<F extends Fields> {
  /** The matches in the range, in order. */
  ids: number[];
  /** How well each of them matches: integers that are comparable within one answer; empty without concepts. */
  scores: number[];
  /** The exact number of matches. */
  total: number;
  /**
   * The most frequent values of each facet among the rows that match without that facet, in alphabetical order; if very
   * many rows match the concepts, among the best of them. Empty if they were not requested.
   */
  facets: Record<NamesOf<F, 'facet'>, string[]>;
}

/** The values of some fields of a row: a facet's text, the numbers of an equal field, an order's amount as compared. */
export interface KnownRow<F extends Fields, Kind extends string> {
  kind: Kind;
  texts: Partial<Record<NamesOf<F, 'facet'>, string | null>>;
  numbers: Partial<Record<NamesOf<F, 'equal'>, readonly number[]>>;
  amounts: Partial<Record<NamesOf<F, 'order'>, number>>;
}

/**
 * Finds rows by words and fields. It is not the source of truth: its owner can always read every row again. Rows are of
 * a few kinds; one of the range fields, named when the engine is made, says how new each row is.
 */
export interface SearchEngine<F extends Fields, Kind extends string> {
  /** Answers several queries from the same state of the rows. */
  find(queries: readonly Query<F, Kind>[]): Promise<Found<F>[]>;
  /** The values of some fields of these rows, by id; unknown rows are missing. */
  read(
    ids: Iterable<number>,
    names: readonly NamesOf<F, 'facet' | 'equal' | 'order'>[],
  ): Promise<Map<number, KnownRow<F, Kind>>>;
  /** How many rows of a kind have each value of a counted field. */
  count(kind: Kind, name: NamesOf<F, 'equal'>): Promise<ReadonlyMap<number, number>>;
  /** Those of these words that occur in no row and, if they may be unfinished, begin no word of a row. */
  listUnknown(words: readonly QueryWord[]): Promise<Set<string>>;

  /**
   * Adds a row, replacing the one with its id. Additions and removals are only guaranteed to be visible after `settle`.
   */
  upsert(row: Row<F, Kind>): void;
  remove(id: number): void;
  settle(): Promise<void>;
  /** Sets what one of each unit is worth; until the first call, every amount is worth nothing. */
  setWorth(name: NamesOf<F, 'order'>, worth: Readonly<Record<string, number>>): void;
}

export interface EngineOptions<F extends Fields, Kind extends string> {
  kinds: readonly Kind[];
  fields: F;
  /** The range field that says how new a row is: the greatest number is the newest. Every row has it. */
  age: NamesOf<F, 'range'>;
  /** How many values of a facet are listed at most. */
  mostValues: number;
  /** The stem shared by the forms of a folded word. */
  stem: (word: string) => string;
}
