import type { QueryConcept, QueryWord } from './words/analyse-query.ts';
import type { AskedValue, Field, Fields, KnownValue, NamesOf, Row } from './fields.ts';

export interface Range {
  offset: number;
  limit: number;
}

/** All conditions must hold; absent ones do not narrow. */
export type Where<F extends Fields = Fields> = {
  [Name in NamesOf<F, Field['kind']>]?: AskedValue<F[Name]> | undefined;
};

/** Values of equal fields; a row has one of each. */
export type EqualValues<F extends Fields> = {
  [Name in NamesOf<F, 'equal'>]?: readonly number[] | undefined;
};

/**
 * Rows that have one of the values of each field in `where`, and none of those in `not`. Must not be changed once it was
 * asked for: an engine may know it again.
 */
export interface Sort<F extends Fields = Fields> {
  where: EqualValues<F>;
  not?: EqualValues<F>;
}

/** Which rows match, whatever their words. */
export interface Conditions<F extends Fields = Fields, Kind extends string = string> {
  /** All kinds, if absent. */
  kind?: Kind;
  where?: Where<F>;
  /** Excludes rows with one of these values. */
  not?: { [Name in NamesOf<F, 'equal'>]?: number | undefined };
  /**
   * Range fields whose conditions tell three sorts of rows apart: those within all their bounds; those that lack a number
   * for one of them, but are within the others, which are counted in `Found.lacking`; the rest. The matches are the first
   * sort, or the second if those `areWanted`.
   */
  lacking?: { of: readonly NamesOf<F, 'range'>[]; areWanted?: boolean } | undefined;
}

/** Which rows match, and which of the matches to return. */
export interface Query<F extends Fields = Fields, Kind extends string = string> extends Conditions<
  F,
  Kind
> {
  /**
   * The words that rows must match, from `analyseQuery`, which must not be changed; nothing matches an empty list. One or two letters that are still being
   * typed stand for at least the 200 commonest words that they begin.
   */
  concepts?: readonly QueryConcept[] | null;
  /** If nothing matches the words as typed, an engine may also try words that are a typo away, unless this is false. */
  mayForgive?: boolean;
  /**
   * The default puts the best match first; equally good ones, and all without concepts, newest first. Equal amounts are
   * ordered by id. With ranks of the values of a field, the least rank that one of a row's values has comes first, rows
   * without one last, and equal ones in the default order.
   */
  order?:
    | { by: NamesOf<F, 'order'>; direction: 'asc' | 'desc' }
    | { by: NamesOf<F, 'equal'>; ranks: ReadonlyMap<number, number> }
    | undefined;
  /**
   * Tells the matches of any of these sorts from the others. They come before all others, each part in its order, if they
   * are `leading`.
   */
  first?: { anyOf: readonly Sort<F>[]; areLeading: boolean } | undefined;
  /**
   * Numbers above 0 that rows should be near to: after the ranks of an order and before the default one, by how far a row
   * is off, as a part of each number, in all; rows that lack one of them last. An order by an amount is kept instead.
   */
  near?: { [Name in NamesOf<F, 'range'>]?: number } | undefined;
  range: Range;
  /** Ids to return too if they match, ordered by id, after those of the range. */
  among?: Iterable<number>;
  /** Whether to return the values of the facets. */
  withFacets?: boolean;
}

/** A value of a facet, and how many rows have it. */
export interface FacetValue {
  value: string;
  count: number;
}

export interface Found<F extends Fields = Fields> {
  /** The matches in the range, in order. */
  ids: number[];
  /** How well each of them matches: integers that are comparable within one answer; empty without concepts. */
  scores: number[];
  /** The exact number of matches. */
  total: number;
  /** Which of the returned matches are among the first; empty if `first` was not given. */
  areFirst: boolean[];
  /** How many of all matches are; 0 if `first` was not given. */
  firstTotal: number;
  /** How many rows lack a number that `lacking` needs and match otherwise; 0 if it was not given. */
  lacking: number;
  /**
   * The most frequent values of each facet among the rows that match without that facet, in alphabetical order; if very
   * many rows match the concepts, an engine may look at the best 5,000 of them only. Empty if they were not requested.
   * An engine may make these lists whenever they are read.
   */
  facets: Record<NamesOf<F, 'facet'>, FacetValue[]>;
}

/** The values of some fields of a row. */
export interface KnownRow<F extends Fields = Fields, Kind extends string = string> {
  kind: Kind;
  values: { [Name in keyof F]?: KnownValue<F[Name]> };
}

/**
 * Finds rows by words and fields. It is not the source of truth: its owner can always read every row again. Rows are of
 * a few kinds; one of the range fields, named when the engine is made, says how new each row is.
 */
export interface AskedEngine<F extends Fields, Kind extends string> {
  /** Answers several queries from the same state of the rows. */
  find(queries: readonly Query<F, Kind>[]): Promise<Found<F>[]>;
  /** The values of some fields of these rows, by id; unknown rows are missing. */
  read(
    ids: Iterable<number>,
    names: readonly NamesOf<F, Field['kind']>[],
  ): Promise<Map<number, KnownRow<F, Kind>>>;
  /** How many rows of a kind have each value of a counted field. */
  count(kind: Kind, name: NamesOf<F, 'equal'>): Promise<ReadonlyMap<number, number>>;
  /** Filters words down to those that occur in no row and, if they may be unfinished, begin no word of a row. */
  listUnknown(words: readonly QueryWord[]): Promise<Set<string>>;
  /** Filters folded words down to those that some row says in the given number of first ranks of its texts. */
  listSaid(words: Iterable<string>, ranks: number): Promise<Set<string>>;
  /** Sets what one of each unit is worth; until the first call, every amount is worth nothing. */
  setWorth(name: NamesOf<F, 'order'>, worth: Readonly<Record<string, number>>): void;
}

/** An engine that takes its rows itself. */
export interface SearchEngine<F extends Fields, Kind extends string> extends AskedEngine<F, Kind> {
  /**
   * Adds a row, replacing the one with its id. Additions and removals are only guaranteed to be visible after `settle`.
   */
  upsert(row: Row<F, Kind>): void;
  remove(id: number): void;
  settle(): Promise<void>;
}

export interface EngineOptions<F extends Fields = Fields, Kind extends string = string> {
  kinds: readonly Kind[];
  fields: F;
  /** The range field that says how new a row is: the greatest number is the newest. Every row has it. */
  age: NamesOf<F, 'range'>;
  /** How many values of a facet are listed at most. */
  mostValues: number;
  /** The stem shared by the forms of a folded word. */
  stem: (word: string) => string;
}

/** The same, whatever the fields are. */
export type AnyOptions = Pick<EngineOptions, keyof EngineOptions>;
