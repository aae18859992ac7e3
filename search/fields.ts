/*
 * Tells an engine which fields rows have, and what each is for. A field is declared once; how it is stored, filtered,
 * counted and sorted follows from its kind.
 */

/**
 * Integers from 0, filtered by value. A row may have several, and matches by any of them. A condition may take a byte for
 * each number up to the greatest, so they should be small.
 */
export interface EqualField {
  kind: 'equal';
}

/** A text, filtered by its exact value or several; answers list the values that could narrow them. */
export interface FacetField {
  kind: 'facet';
}

/** A number, filtered by bounds. */
export interface RangeField {
  kind: 'range';
}

/**
 * An amount of at most two decimals that rows can be sorted by and filtered by bounds, in one of several units. What a
 * unit is worth may change at any time, and counts to eight decimals.
 */
export interface OrderField<Unit extends string = string> {
  kind: 'order';
  units: readonly Unit[];
}

export type Field = EqualField | FacetField | RangeField | OrderField;
/** Fields by name; facets are listed in this order. */
export type Fields = Record<string, Field>;

export const equal = (): EqualField => ({ kind: 'equal' });
export const facet = (): FacetField => ({ kind: 'facet' });
export const range = (): RangeField => ({ kind: 'range' });
export const order = <const Unit extends string>(units: readonly Unit[]): OrderField<Unit> => ({
  kind: 'order',
  units,
});

/** The names of the fields of a kind; any name as long as the fields are not known. */
export type NamesOf<F extends Fields, Kind extends Field['kind']> = {
  [Name in keyof F & string]: Kind extends F[Name]['kind'] ? Name : never;
}[keyof F & string];

export function namesOf<F extends Fields, const Kind extends Field['kind']>(fields: F, kind: Kind) {
  const names = Object.keys(fields).filter((name) => fields[name]?.kind === kind);
  return names as NamesOf<F, Kind>[];
}

export interface Amount {
  amount: number;
  unit: string;
}

/** The value of a row's field; null for none. An order's amount is required. */
export type GivenValue<F extends Field> = F extends EqualField
  ? number | readonly number[] | null
  : F extends FacetField
    ? string | null
    : F extends RangeField
      ? number | null
      : Amount;

/** The value of a field as it is read: the numbers of an equal field, an order's amount as compared. */
export type KnownValue<F extends Field> = F extends EqualField
  ? readonly number[]
  : F extends FacetField
    ? string | null
    : F extends RangeField
      ? number | null
      : number;

/**
 * The value of a condition: one number, several numbers or texts of which any matches, or inclusive bounds. Bounds of an
 * amount are in a unit: amounts of the same unit are compared as they are, others by what they are worth, rounded to
 * hundredths of the asked unit; they match no bounds while the worth of one of the two is not known. A row without a
 * number matches no bounds.
 */
export type AskedValue<F extends Field> = F extends EqualField
  ? number | readonly number[]
  : F extends FacetField
    ? readonly string[]
    : F extends RangeField
      ? Bounds
      : F extends OrderField<infer Unit>
        ? Bounds & { unit: Unit }
        : never;

interface Bounds {
  from?: number;
  to?: number;
}

/** A row to be added. It belongs to the caller, who may reuse the object after the call. */
export interface Row<F extends Fields = Fields, Kind extends string = string> {
  /** Unique among all kinds; ids should be dense. */
  id: number;
  kind: Kind;
  /** A row whose known version is the same is skipped. Below 2³². */
  version?: number;
  values: { [Name in keyof F]: GivenValue<F[Name]> };
  /**
   * Folded words, one line for each of the five ranks of texts: from the row's name in the first to long descriptions
   * in the last.
   */
  words: string;
}
