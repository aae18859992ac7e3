/*
 * What an engine is told of the rows it will find: which fields they have, and what each is for. A field is declared once;
 * how it is kept, filtered, counted and ordered by follows from its kind.
 */

/** Whole numbers from 0, asked for by value. A row may have several: it then answers to each of them. */
export interface EqualField {
  kind: 'equal';
  /** How many rows have each value is kept at hand. */
  isCounted: boolean;
}

/** A text, asked for by its exact value; an answer lists the values that it can be narrowed to. */
export interface FacetField {
  kind: 'facet';
}

/** A number, asked for by its bounds. */
export interface RangeField {
  kind: 'range';
}

/** An amount that rows can be put in order by, in one of several units. What a unit is worth may change at any time. */
export interface OrderField<Unit extends string = string> {
  kind: 'order';
  units: readonly Unit[];
}

export type Field = EqualField | FacetField | RangeField | OrderField;
/** By name. Those asked for by value are tried in this order, so the one that leaves least belongs first. */
export type Fields = Record<string, Field>;

export const equal = ({ isCounted = false } = {}): EqualField => ({ kind: 'equal', isCounted });
export const facet = (): FacetField => ({ kind: 'facet' });
export const range = (): RangeField => ({ kind: 'range' });
export const order = <const Unit extends string>(units: readonly Unit[]): OrderField<Unit> => ({
  kind: 'order',
  units,
});

/** The names of the fields of a kind. */
export type NamesOf<F extends Fields, Kind extends Field['kind']> = {
  [Name in keyof F & string]: F[Name]['kind'] extends Kind ? Name : never;
}[keyof F & string];

export function namesOf<F extends Fields, const Kind extends Field['kind']>(
  fields: F,
  kind: Kind,
): NamesOf<F, Kind>[] {
  const names = Object.keys(fields).filter((name) => fields[name]?.kind === kind);
  return names as NamesOf<F, Kind>[];
}

/** A text as it was read, so that nobody has to make a string of it: UTF-8 at [from, to). */
export interface TextSlice {
  bytes: Buffer;
  from: number;
  to: number;
}
export type Text = string | TextSlice;

export interface Amount {
  amount: number;
  unit: string;
}

/** What a row gives for a field; null for nothing. An order's amount is always given. */
export type GivenValue<F extends Field> = F extends EqualField
  ? number | readonly number[] | null
  : F extends FacetField
    ? Text | null
    : F extends RangeField
      ? number | null
      : Amount;

/** A row as an engine takes it in. It belongs to who gives it, and may be filled anew once it has been taken. */
export interface Row<F extends Fields, Kind extends string> {
  /** Unique among all kinds; ids lie close together. */
  id: number;
  kind: Kind;
  /** A row of the version that is known already is passed over. Below 2³². */
  version?: number;
  values: { [Name in keyof F]: GivenValue<F[Name]> };
  /** Folded words, a line for each of the five ranks of texts: the first is what the row is called, the last what is told of it. */
  words: Text;
}
