import { facetNames, type FacetName } from '@orendi/contract/listing-filters';
import type { GivenValue, TextSlice } from '@orendi/search/fields';
import { groupReader } from './group-reader.ts';
import type { ListingFields } from './listing-fields.ts';
import { placeNumbers, townNumber } from './places.ts';
import type { NameMarks } from './things/name-marks.ts';
import {
  type Read,
  readInteger,
  readIntegers,
  readNumber,
  readSlice,
  readWord,
  readWords,
} from './read-values.ts';

/** How a field is read from the table of listings: SQL expressions, and what makes the field's value of their bytes. */
export interface ListingColumn<Value> {
  sql: readonly string[];
  /** Makes a reader for each expression; the last one is called last, and tells the value. */
  open(tell: (value: Value) => void): Read<void>[];
}

/** Marks of the name are read from the words, whose first line it is. */
type Columns = {
  [Name in Exclude<keyof ListingFields, keyof NameMarks>]: ListingColumn<
    GivenValue<ListingFields[Name]>
  >;
};

function one<Value>(sql: string, read: Read<Value>): ListingColumn<Value> {
  return {
    sql: [sql],
    open: (tell) => [(bytes, start, length) => tell(read(bytes, start, length))],
  };
}

const text = (sql: string): ListingColumn<TextSlice | null> => ({
  sql: [sql],
  open: (tell) => one(sql, readSlice()).open(tell),
});

/** Amount and unit, in the same object for every row. */
const price: Columns['price'] = {
  sql: ['effective_price::float8', 'currency'],
  open(tell) {
    const amount = { amount: 0, unit: '' };
    return [
      (bytes, start, length) => (amount.amount = readNumber(bytes, start, length) ?? 0),
      (bytes, start, length) => {
        amount.unit = readWord(bytes, start, length);
        tell(amount);
      },
    ];
  },
};

const places: Columns['places'] = {
  sql: ['town_id', 'delivers_to', 'delivers_to_countries'],
  open(tell) {
    let town: number | null = null;
    let towns: readonly number[] = [];
    return [
      (bytes, start, length) => (town = readInteger(bytes, start, length)),
      (bytes, start, length) => (towns = [readIntegers(bytes, start, length) ?? []].flat()),
      (bytes, start, length) => tell(placeNumbers(town, towns, readWords(bytes, start, length))),
    ];
  },
};

const colorGroup: Columns['colorGroup'] = {
  sql: ['color'],
  open: (tell) => one('color', groupReader()).open(tell),
};

const facets = Object.fromEntries(facetNames.map((name) => [name, text(name)])) as Pick<
  Columns,
  FacetName
>;

export const listingColumns: Columns = {
  category: one('coalesce(part_category_ids, array[category_id])', readIntegers),
  business: one('business_id', readIntegers),
  industry: one('coalesce(part_industry_ids, array[industry_id])', readIntegers),
  town: one('town_id', (bytes, start, length) => townNumber(readInteger(bytes, start, length))),
  places,
  onSale: one('(sale > 0)::int', readIntegers),
  inStock: one('in_stock::int', readIntegers),
  madeToMeasure: one('made_to_measure::int', readIntegers),
  assembly: one('is_assembled::int', readIntegers),
  ...facets,
  colorGroup,
  price,
  longSide: one('long_side::float8', readNumber),
  shortSide: one('short_side::float8', readNumber),
  height: one('height::float8', readNumber),
  leadTime: one('lead_time_weeks::float8', readNumber),
  publishedAt: one(`date_part('epoch', published_at)`, readNumber),
};
