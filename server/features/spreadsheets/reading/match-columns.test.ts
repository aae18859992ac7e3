import { describe, expect, test } from 'vitest';
import { columns, headingOf, type Target, targets } from '../columns.ts';
import { textCell } from '../workbook/cell.ts';
import headingNames from './heading-names.json' with { type: 'json' };
import { foldHeading, matchColumns } from './match-columns.ts';

const rowOf = (texts: string[], number = 1) => ({ number, cells: texts.map(textCell) });
const match = (...rows: string[][]) => matchColumns(rows.map((row, i) => rowOf(row, i + 1)));

test.each(['al', 'en'] as const)('all headings are known in %s, in any order', (language) => {
  const headings = columns.map((column) => headingOf(column, language)).reverse();
  const found = match(headings.map((heading) => ` ${heading.toUpperCase()}* `));
  expect([...(found?.places.placeOf.keys() ?? [])].reverse()).toEqual([...columns]);
  expect(found?.places.unknown).toEqual([]);
});

test('no two columns share a heading', () => {
  const headings = columns.flatMap((column) => [headingOf(column, 'al'), headingOf(column, 'en')]);
  for (const heading of new Set(headings)) {
    const owners = columns.filter((column) =>
      [headingOf(column, 'al'), headingOf(column, 'en')].includes(heading),
    );
    expect(owners).toHaveLength(1);
  }
});

test.each([
  ['EMRI', 'product_name'],
  ['gjatesia', 'length'],
  ['Gjatësia cm', 'length'],
  ['Pershkrimi shqip', 'description_al'],
  ['Foto', 'photos'],
  ['Fotografitë', 'photos'],
  ['Sektori', 'industry'],
  ['Colour', 'color'],
  ['Warranty', 'warranty_months'],
  ['Garancia', 'warranty_months'],
  ['Gati për', 'lead_time_weeks'],
  ['Returns within', 'take_back_days'],
  ['Transport', 'delivery'],
  ['id', 'id'],
])('%s is %s', (heading, column) => {
  const found = match([heading, 'Çmimi']);
  expect(found?.places.placeOf.has(column as 'id')).toBe(true);
});

test('lines above the headings are skipped, and unknown headings are named', () => {
  const found = match(
    ['Lista e çmimeve 2026'],
    ['Emri', 'Çmimi', 'Furnitori', 'Price'],
    ['a', '1'],
  );
  expect(found?.places.unknown).toEqual(['Furnitori', 'Price']);
  expect(found?.places.headingOf.get('price')).toBe('Çmimi');
  expect(found?.below.map(({ number }) => number)).toEqual([3]);
});

test('a sheet without headings has none', () => {
  expect(match(['a'], ['Emri'])).toBeNull();
  expect(match(['a', 'b'])).toBeNull();
});

test('without a known heading, the fullest row of texts is offered as headings', () => {
  const rows = [['Lista'], ['Aaa', 'Bbb', 'Ccc'], ['x', 'y', 'z']];
  const found = match(...rows);
  expect(found?.places.unknown).toEqual(['Aaa', 'Bbb', 'Ccc']);
  expect(found?.below).toHaveLength(1);
  const told = new Map([
    ['aaa', 'product_name'],
    ['bbb', 'nothing'],
  ] as const);
  const { places } =
    matchColumns(
      rows.map((row, i) => rowOf(row, i + 1)),
      told,
    ) ?? never();
  expect([...places.placeOf]).toEqual([['product_name', 0]]);
  expect(places.unknown).toEqual(['Ccc']);
  expect(places.told).toEqual([
    { heading: 'Aaa', column: 'product_name' },
    { heading: 'Bbb', column: 'nothing' },
  ]);
});

test('a row of numbers and texts below is no heading, and neither is a letterhead above', () => {
  const found = match(
    ['Alba sh.p.k.', 'Tel. 069'],
    ['Aaa', 'Bbb', 'Ccc', 'Ddd', '', ''],
    ['x', '10', '20', '30', 'y', 'z'],
  );
  expect(found?.places.unknown).toEqual(['Aaa', 'Bbb', 'Ccc', 'Ddd']);
});

test('a text as long as a cell can be costs no time', () => {
  const long = `${' '.repeat(900)},${' '.repeat(1000)}x`;
  const started = performance.now();
  match(...Array.from({ length: 10 }, () => Array.from({ length: 100 }, () => `a${long}`)));
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a seller’s word goes before what is known', () => {
  const told = new Map([['furnitori', 'brand']] as const);
  const { places } = matchColumns([rowOf(['Emri', 'Marka', 'Furnitori'])], told) ?? never();
  expect(places.placeOf.get('brand')).toBe(2);
  expect(places.unknown).toEqual(['Marka']);
});

describe('the headings are the best of the first ten rows', () => {
  const placesOf = (...rows: string[][]) => {
    const { places, below } = match(...rows) ?? never();
    return { columns: [...places.placeOf.keys()].sort(), below: below.map(({ number }) => number) };
  };

  test('a merged band above them does not win', () => {
    const band = ['Produkti', '', 'Çmimi', '', 'Përmasat (cm)'];
    const headings = ['Emërtimi', 'Kodi', 'Çmimi me TVSH', 'Gjatësia', 'Gjerësia', 'Lartësia'];
    expect(placesOf(['Mobileria Alba'], band, headings, ['a', '1', '2'])).toEqual({
      columns: ['height', 'length', 'model', 'price', 'product_name', 'width'],
      below: [4],
    });
  });

  test('nor one that knows as many, and is less full', () => {
    const band = ['Produkti', '', '', 'Çmimi'];
    expect(placesOf(band, ['Emri', 'Lloji i drurit', 'Shtresa', 'Vlera EUR']).below).toEqual([2]);
    expect(placesOf(band, ['Emri', 'Dru', 'Shtresa', 'Preis'], ['a', 'b', 'c', '1']).below).toEqual(
      [3],
    );
  });

  test('headings merged over two rows count with those beside them', () => {
    const above = ['Emri', 'Çmimi', 'Përmasat (cm)'];
    expect(placesOf(above, ['', '', 'Gjat', 'Gjer', 'Lart'], ['a', '1', '2', '3', '4'])).toEqual({
      columns: ['height', 'length', 'price', 'product_name', 'width'],
      below: [3],
    });
  });

  test('they may stand in row ten, and again on a later page', () => {
    const notes = Array.from({ length: 9 }, () => ['Shënim']);
    const headings = ['Emri', 'Çmimi'];
    expect(placesOf(...notes, headings, ['a', '1'], headings, ['b', '2']).below).toEqual([11, 13]);
    expect(match(...notes, ['Shënim'], headings)).toBeNull();
  });
});

describe('what sellers write', () => {
  test.each<[string, Partial<Record<Target, string>>]>([
    ['Artikulli | Cmimi', { product_name: 'Artikulli', price: 'Cmimi' }],
    [
      'Artikulli | Emërtimi | Çmimi',
      { model: 'Artikulli', product_name: 'Emërtimi', price: 'Çmimi' },
    ],
    [
      'Item;Name;Price;Description',
      { model: 'Item', product_name: 'Name', price: 'Price', description_en: 'Description' },
    ],
    [
      'Name | Depth | Width | Height',
      { product_name: 'Name', length: 'Width', width: 'Depth', height: 'Height' },
    ],
    [
      'Emri|Gjatësia (mm)|Thellësia (mm)|Lartësia (mm)',
      {
        product_name: 'Emri',
        length: 'Gjatësia (mm)',
        width: 'Thellësia (mm)',
        height: 'Lartësia (mm)',
      },
    ],
    [
      'Nr. | Emri i artikullit | Njësia | Sasia | Ngjyra | Materiali | Marka | Foto',
      {
        product_name: 'Emri i artikullit',
        quantity: 'Sasia',
        color: 'Ngjyra',
        material_al: 'Materiali',
        brand: 'Marka',
        photos: 'Foto',
      },
    ],
    [
      'Emri / Name | Çmimi në lekë | Lloji',
      { product_name: 'Emri / Name', price: 'Çmimi në lekë', category: 'Lloji' },
    ],
    ['Emri | EUR', { product_name: 'Emri', price: 'EUR' }],
    [
      'Emri | Çmimi i vjetër | Çmimi i ri',
      { product_name: 'Emri', old_price: 'Çmimi i vjetër', price: 'Çmimi i ri' },
    ],
    ['Emri | Çmimi me ulje | Çmimi', { product_name: 'Emri', price: 'Çmimi' }],
    ['Emri | Thellësia', { product_name: 'Emri', width: 'Thellësia' }],
    [
      'Bezeichnung | Preis (€) | Maße | Farbe | Hersteller',
      {
        product_name: 'Bezeichnung',
        price: 'Preis (€)',
        dimensions: 'Maße',
        color: 'Farbe',
        brand: 'Hersteller',
      },
    ],
    [
      'Articolo | Prezzo | Larghezza | Profondità | Altezza',
      {
        product_name: 'Articolo',
        price: 'Prezzo',
        length: 'Larghezza',
        width: 'Profondità',
        height: 'Altezza',
      },
    ],
  ])('%s', (line, columnsOf) => {
    const found = match(line.split(/[|;]/)) ?? never();
    expect(Object.fromEntries(found.places.headingOf)).toEqual(
      Object.fromEntries(Object.entries(columnsOf).map(([column, heading]) => [column, heading])),
    );
  });

  test('a wholesale price or one without tax is not taken for what buyers pay', () => {
    const { places } = match(['Emri', 'Sasia', 'Çmimi me shumicë', 'Çmimi pa TVSH']) ?? never();
    expect(places.placeOf.has('price')).toBe(false);
    expect(places.unknown).toEqual(['Çmimi me shumicë', 'Çmimi pa TVSH']);
  });

  test('each name is in the list once', () => {
    const { known, spare, ignored } = headingNames;
    const names = [...Object.values(known), ...spare.map((each) => each.names), ignored].flat();
    const folded = names.map(foldHeading);
    expect(folded.filter((name, at) => folded.indexOf(name) !== at)).toEqual([]);
  });

  test('each column of the list is one', () => {
    const named = [
      ...Object.keys(headingNames.known),
      ...headingNames.spare.flatMap((each) => each.columns),
    ];
    expect(named.filter((name) => !targets.includes(name as Target))).toEqual([]);
  });
});

function never(): never {
  throw new Error('no headings');
}
