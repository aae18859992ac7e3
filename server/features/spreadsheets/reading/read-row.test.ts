import { moneyFormsOf } from '@orendi/contract/testing/money-forms';
import { describe, expect, test } from 'vitest';
import type { Target } from '../columns.ts';
import { type Cell, textCell } from '../workbook/cell.ts';
import { type Category, categoryFinder, chooseNamed } from './category-finder.ts';
import { readRow } from './read-row.ts';
import { cellReader, type ReadingRules, sellerWords } from './row-values.ts';

const category = (id: number, industry: string, name: string, al: string): Category => ({
  id,
  industry_id: id * 10,
  category_name: name,
  category_name_al: al,
  industry_name: industry,
  industry_name_al: null,
});
const find = categoryFinder([
  category(1, 'Living room', 'Sofas', 'Divane'),
  category(2, 'Office', 'Cabinets', 'Dollapë'),
  category(3, 'Bedroom', 'Cabinets', 'Dollapë'),
  category(24, 'Office', 'Desks', 'Skrivani e tavolina pune'),
]);

/** Reads a row of these cells, from a sheet with no other columns. */
function read(
  given: { [Name in Target]?: string | Cell },
  more?: Partial<ReadingRules>,
  units: { [Name in Target]?: string } = {},
) {
  const columns = Object.keys(given) as Target[];
  const cells = Object.values(given).map((cell) =>
    typeof cell === 'string' ? textCell(cell) : cell,
  );
  const places = {
    placeOf: new Map(columns.map((column, i) => [column, i])),
    headingOf: new Map(),
    unitOf: new Map(Object.entries(units) as [Target, string][]),
    unknown: [],
    told: [],
  };
  const rules = { words: sellerWords, chooseCategory: chooseNamed(find), ...more };
  const { values, faults } = readRow(cellReader({ number: 2, cells }, places), rules, undefined);
  return { values, faults: faults.map(({ column, sentence }) => [column, sentence('en')]) };
}

describe('prices', () => {
  test.each([
    [{ price: '1.249,50 €' }, { price: 1249.5, currency: 'EUR' }],
    [{ price: '€1,249.50' }, { price: 1249.5, currency: 'EUR' }],
    [{ price: '12.000 Lekë' }, { price: 12_000, currency: 'ALL' }],
    [
      { price: { text: '1,249.50', number: 1249.5 }, currency: 'lek' },
      { price: 1249.5, currency: 'ALL' },
    ],
    [
      { price: '80', currency: '$' },
      { price: 80, currency: 'USD' },
    ],
    [
      { price: '80', currency: '' },
      { price: 80, currency: undefined },
    ],
    [{ price: '80' }, { price: 80 }],
    [{ price: '80 pcs' }, { price: 80 }],
  ])('%j', (cells, values) => {
    expect(read(cells)).toEqual({ values, faults: [] });
  });

  test.each(moneyFormsOf('sheet'))('$text', ({ text, amount, currency }) => {
    const { values, faults } = read({ price: text, currency: '' });
    expect(values.price).toBe(amount ?? undefined);
    expect(faults).toEqual(amount === null ? [['price', 'Enter a number.']] : []);
    expect(values.currency).toBe(currency);
  });

  test('a price in old lek is one of today, a currency column of old lek is refused', () => {
    const sale = { price: '25.000 lekë të vjetra', old_price: '30.000 lekë të vjetra' };
    expect(read(sale).values).toMatchObject({ price: 3000, sale: 500, currency: 'ALL' });
    expect(read({ price: '25.000', currency: 'lekë të vjetra' }).values.currency).toBe(
      'lekë të vjetra',
    );
  });

  test('a value that is not a number is reported as such', () => {
    expect(read({ price: 'free' }).faults).toEqual([['price', 'Enter a number.']]);
    expect(read({ price: '-5' }).faults).toEqual([['price', 'Enter a number.']]);
  });

  test('two currencies are one too many', () => {
    expect(read({ price: '5 €', currency: 'USD' }).faults).toMatchObject([['currency', /another/]]);
  });
});

describe('what a heading says of its cells', () => {
  test.each<[object, object, object]>([
    [{ length: 'mm' }, { length: '2000', height: '80' }, { length: 200, height: 80 }],
    [{ length: 'mm' }, { length: { text: '2000', number: 2000 } }, { length: 200 }],
    [{ length: 'mm' }, { length: '200 cm' }, { length: 200 }],
    [{ length: 'mm' }, { length: '200cm' }, { length: 200 }],
    [
      {},
      { length: '2,05 m', width: '900mm', weight: '500 g' },
      { length: 205, width: 90, weight: 0.5 },
    ],
    [{ price: '€' }, { price: '120' }, { price: 120, currency: 'EUR' }],
    [
      { price: 'lekë' },
      { price: { text: '12,000', number: 12_000 } },
      { price: 12_000, currency: 'ALL' },
    ],
    [{ price: 'lekë' }, { price: '120 €' }, { price: 120, currency: 'EUR' }],
    [{ dimensions: 'mm' }, { dimensions: '2000x900x800' }, { length: 200, width: 90, height: 80 }],
    [{}, { dimensions: '200x90', width: '95' }, { length: 200, width: 95, height: null }],
    [{}, { dimensions: '' }, { length: null, width: null, height: null }],
  ])('%j over %j', (units, cells, values) => {
    expect(read(cells, undefined, units)).toEqual({ values, faults: [] });
  });

  test('sizes that are none are said to be none', () => {
    const { faults } = read({ dimensions: 'e madhe' });
    expect(faults).toEqual([['dimensions', expect.stringMatching(/200 x 90 x 80/)]]);
    expect(read({ length: '5 ft' }).faults).toEqual([['length', 'Enter a number.']]);
  });
});

describe('discounts', () => {
  test.each([
    [{ sale: '20%' }, { sale: 20, sale_type: 'percentage' }],
    [
      { sale: '12,5 %', sale_type: 'Përqindje' },
      { sale: 12.5, sale_type: 'percentage' },
    ],
    [
      { sale: '50', sale_type: 'shume fikse' },
      { sale: 50, sale_type: 'fixed' },
    ],
    [{ sale: '' }, { sale: 0 }],
    [{ sale_type: 'half' }, { sale_type: 'half' }],
  ])('%j', (cells, values) => {
    expect(read(cells)).toEqual({ values, faults: [] });
  });

  test('a percentage of a fixed kind is none', () => {
    expect(read({ sale: '20%', sale_type: 'fixed' }).faults).toMatchObject([['sale', /number/]]);
  });
});

describe('rules that are given for a whole table', () => {
  const quarter = { priceFactor: { digits: 25n, scale: 2 }, currency: 'EUR' } as const;

  test.each([
    [{ price: 'SR 1,395' }, { price: 348.75, currency: 'EUR' }],
    [{ price: { text: '10', number: 10.1 } }, { price: 2.53, currency: 'EUR' }],
    [
      { price: '8', old_price: '10.02' },
      { price: 2.51, sale: 0.51, sale_type: 'fixed', currency: 'EUR' },
    ],
    [
      { price: '8', old_price: '8' },
      { price: 2, sale: 0, sale_type: undefined, currency: 'EUR' },
    ],
    [
      { price: '', old_price: '8' },
      { price: undefined, sale: 0, sale_type: undefined, currency: 'EUR' },
    ],
    [{ brand: 'x' }, { brand: 'x' }],
  ])('%j in a quarter, as euro', (cells, values) => {
    expect(read(cells, quarter)).toEqual({ values, faults: [] });
  });

  test('a price that states another currency is refused unless it is converted', () => {
    const euro = { priceFactor: { digits: 1n, scale: 0 }, currency: 'EUR' } as const;
    expect(read({ price: '60 mijë lekë' }, euro).faults).toMatchObject([['price', /another/]]);
    expect(read({ price: '60 mijë lekë' }, quarter)).toMatchObject({
      values: { price: 15_000, currency: 'EUR' },
      faults: [],
    });
  });

  test('a decimal mark that is named ends the guessing', () => {
    expect(read({ length: '1,395' }, { decimalMark: 'comma' }).values).toEqual({ length: 1.395 });
  });

  test('an old price that is none is said to be none', () => {
    expect(read({ price: '8', old_price: 'never' }).faults).toEqual([
      ['old_price', 'Enter a number.'],
    ]);
  });

  test('descriptions are cut only when that is asked for', () => {
    const text = 'word '.repeat(120);
    expect(read({ description_en: text }).values).toEqual({ description_en: text });
    const { values } = read({ description_en: text }, { shorten: true });
    expect(values.description_en).toMatch(/^(word )+word…$/);
  });
});

describe('categories', () => {
  test.each([
    [{ category: 'DIVANE' }, { category_id: 1, industry_id: 10 }],
    [
      { category: 'Dollape', industry: 'bedroom' },
      { category_id: 3, industry_id: 30 },
    ],
    [{ category: 'Office / Cabinets' }, { category_id: 2, industry_id: 20 }],
    // As the sheet of a former version called it.
    [{ category: 'Tavolina pune' }, { category_id: 24, industry_id: 240 }],
    [{ category: '' }, { category_id: undefined, industry_id: undefined }],
  ])('%j', (cells, values) => {
    expect(read(cells)).toEqual({ values, faults: [] });
  });

  test.each([
    ['Cabinets', /Several industries/],
    ['Tents', /no category “Tents”/],
  ])('%s', (name, sentence) => {
    expect(read({ category: name }).faults[0]?.[1]).toMatch(sentence);
  });

  test.each([
    [
      { category: 'Sofas', industry: 'Nonsense' },
      ['industry', /“Nonsense” with a category “Sofas”/],
    ],
    [{ category: 'Sofas', industry: 'Office' }, ['industry', /“Office” with a category “Sofas”/]],
    [{ category: 'Tents', industry: 'Office' }, ['category', /no category “Tents”/]],
  ])('%j blames the cell that is wrong', (cells, fault) => {
    const { values, faults } = read(cells);
    expect(faults).toEqual([[fault[0], expect.stringMatching(fault[1] as RegExp)]]);
    expect(values).not.toHaveProperty('industry_id');
  });
});

test.each([
  ['E KUQE', '#c22d2b'],
  ['light grey', '#d2d2d0'],
  ['Gri në bezhë', '#a59686'],
  ['8E8F91', '#8E8F91'],
  ['#abc', '#abc'],
  ['Lisi', 'Lisi'],
])('the colour %s', (text, color) => {
  expect(read({ color: text }).values).toEqual({ color: color.replace('8E8F91', '8e8f91') });
});

test('sizes take units of length and no others', () => {
  expect(read({ length: '120,5 cm', weight: '3 kg', quantity: '12 copë' })).toEqual({
    values: { length: 120.5, weight: 3, quantity: 12 },
    faults: [],
  });
  for (const warranty of ['24', '24 muaj', '24 Months'])
    expect(read({ warranty_months: warranty }).values).toEqual({ warranty_months: 24 });
  expect(read({ length: '1,2 m' }).values).toEqual({ length: 120 });
  expect(read({ length: '1,2 kg' }).faults).toEqual([['length', 'Enter a number.']]);
});

test.each([
  ['Po', true],
  ['YES', true],
  ['true', true],
  ['jo', false],
  ['0', false],
  ['ndoshta', 'ndoshta'],
])('made to measure: %s', (text, value) => {
  expect(read({ made_to_measure: text }).values).toEqual({ made_to_measure: value });
});

test('services are recognized by their names in either language only', () => {
  const offer = {
    delivery: 'me pagese',
    assembly: 'Included in the price',
    take_back_days: '14 ditë',
  };
  expect(read({ ...offer, lead_time_weeks: '3 weeks' })).toEqual({
    values: { delivery: 'paid', assembly: 'included', take_back_days: 14, lead_time_weeks: 3 },
    faults: [],
  });
  expect(read({ delivery: 'pickup', assembly: 'by drone' }).values).toEqual({
    delivery: 'pickup',
    assembly: 'by drone',
  });
  expect(read({ delivery: '', made_to_measure: '' }).values).toEqual({
    delivery: '',
    made_to_measure: '',
  });
});

test('a formula that fails is said, and a blank cell empties its field', () => {
  expect(read({ brand: { text: '#REF!', isError: true } }).faults[0]).toMatchObject([
    'brand',
    /formula/,
  ]);
  expect(read({ brand: '', length: '' }).values).toEqual({ brand: '', length: null });
});
