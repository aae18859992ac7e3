import type { QueryConcept, QueryWord } from './words/analyse-query.ts';
import type { EqualField, FacetField, Field, Fields, NamesOf, RangeField, Row } from './fields.ts';

export interface Range {
  offset: number;
  limit: number;
}

/** What a field may be asked for: a number or any of several, a text, bounds that both belong to it. */
export type AskedValue<F extends Field> = F extends EqualField
  ? number | readonly number[]
  : F extends FacetField
    ? string
    : F extends RangeField
      ? { from?: number; to?: number }
      : never;

/** All must hold. What is not given does not narrow. */
export type Where<F extends Fields> = {
  [Name in NamesOf<F, 'equal' | 'facet' | 'range'>]?: AskedValue<F[Name]> | undefined;
};

/** Which rows are asked for, and which of them are given. */
export interface Query<F extends Fields, Kind extends string> {
  /** All kinds, when absent. */
  kind?: Kind;
  where?: Where<F>;
  /** Rows that have one of these are not meant. */
  not?: { [Name in NamesOf<F, 'equal'>]?: number | undefined };
  /** What they must answer, from `analyseQuery`; nothing answers an empty list. */
  concepts?: readonly QueryConcept[] | null;
  /** Where nothing answers as it was typed, an engine may take words for others that are a typo away; false forbids it. */
  mayForgive?: boolean;
  /** Else the best answer comes first, equally good ones and all without concepts by age. Equal amounts come by id. */
  order?: { by: NamesOf<F, 'order'>; direction: 'asc' | 'desc' } | undefined;
  range: Range;
  /** Of these ids those are given too that are meant, by id, after the ones of the range. */
  among?: Iterable<number>;
  /** Whether the values of the facets are asked for. */
  withFacets?: boolean;
}

export interface Found<F extends Fields> {
  /** Of the range, in order. */
  ids: number[];
  /** How well each of them answers, in whole numbers to be compared with one another; empty without concepts. */
  scores: number[];
  /** How many rows are meant; always exact. */
  total: number;
  /**
   * The commonest values of each facet among what the query leaves without that facet, in the order of the alphabet; of very
   * many answers to concepts, among the best. Empty where they were not asked for.
   */
  facets: Record<NamesOf<F, 'facet'>, string[]>;
}

/** What a row says of some fields: a facet's text, the numbers of an equal one, an order's amount as it compares. */
export interface KnownRow<F extends Fields, Kind extends string> {
  kind: Kind;
  texts: Partial<Record<NamesOf<F, 'facet'>, string | null>>;
  numbers: Partial<Record<NamesOf<F, 'equal'>, readonly number[]>>;
  amounts: Partial<Record<NamesOf<F, 'order'>, number>>;
}

/**
 * Finds rows by words and fields. It keeps no truth: whoever feeds it can read every row again. Rows are of a few kinds, and
 * one of the ranges, named when the engine is made, says how new each is.
 */
export interface SearchEngine<F extends Fields, Kind extends string> {
  /** The answers to some queries, all from the same state of the rows. */
  find(queries: readonly Query<F, Kind>[]): Promise<Found<F>[]>;
  /** What these rows say of some fields, by id; unknown ones are missing. */
  read(
    ids: Iterable<number>,
    names: readonly NamesOf<F, 'facet' | 'equal' | 'order'>[],
  ): Promise<Map<number, KnownRow<F, Kind>>>;
  /** How many rows of a kind have each value of a counted field. */
  count(kind: Kind, name: NamesOf<F, 'equal'>): Promise<ReadonlyMap<number, number>>;
  /** Those of some words that stand in no row and, where they may be unfinished, begin none. */
  listUnknown(words: readonly QueryWord[]): Promise<Set<string>>;

  /** Takes a row in, in place of the one with its id. It and what `remove` lets go of is known for sure after `settle`. */
  upsert(row: Row<F, Kind>): void;
  remove(id: number): void;
  settle(): Promise<void>;
  /** What one of each unit is worth, from now on; until then nothing is. */
  setWorth(name: NamesOf<F, 'order'>, worth: Readonly<Record<string, number>>): void;
}

export interface EngineOptions<F extends Fields, Kind extends string> {
  kinds: readonly Kind[];
  fields: F;
  /** The range whose greatest number is the newest row; every row has it. */
  age: NamesOf<F, 'range'>;
  /** So many values of a facet are listed at most. */
  mostValues: number;
  /** The stem that the forms of a folded word share. */
  stem: (word: string) => string;
}
