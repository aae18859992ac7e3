import { expect, test } from 'vitest';
import { columns, headingOf } from '../columns.ts';
import { textCell } from '../workbook/cell.ts';
import { matchColumns } from './match-columns.ts';

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

test('what stands above the headings is passed over, and what is not known is named', () => {
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
  expect(match(['a', 'b'], ['Emri', 'b'])).toBeNull();
});
