import { type CellObject, read, type WorkSheet } from '@e965/xlsx';
import { expect, test } from 'vitest';
import type { SheetPlan, Value } from './sheet.ts';
import { Workbook } from './workbook.ts';

const plan: SheetPlan = {
  name: 'Kërkesat',
  columns: [
    { header: 'Nr.', kind: 'number', width: 9 },
    { header: 'Çmimi', kind: 'money', width: 12 },
    { header: 'Data', kind: 'moment', width: 17 },
    { header: 'Mesazhi', kind: 'text', width: 60 },
  ],
};

function write(rows: Value[][], maxRows?: number) {
  const workbook = new Workbook(maxRows);
  workbook.addSheet(plan);
  workbook.addRows(rows);
  const bytes = workbook.finish();
  return { bytes, book: read(bytes, { dense: true, cellNF: true }) };
}

const cells = (sheet: WorkSheet | undefined, row: number): (CellObject | undefined)[] =>
  [...(sheet?.['!data']?.[row] ?? [])] as (CellObject | undefined)[];
const values = (sheet: WorkSheet | undefined, row: number) =>
  cells(sheet, row).map((cell) => cell?.v);

test('a workbook is one of Excel 97, with numbers as numbers and times as times', () => {
  const { bytes, book } = write([[12, 1249.5, 46_000.5, 'Përshëndetje, ç’kemi? Στέλλα 🙂']]);
  expect(bytes.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
  expect(book.SheetNames).toEqual(['Kërkesat']);
  const sheet = book.Sheets.Kërkesat;
  expect(values(sheet, 0)).toEqual(['Nr.', 'Çmimi', 'Data', 'Mesazhi']);
  expect(cells(sheet, 1)).toMatchObject([
    { t: 'n', v: 12 },
    { t: 'n', v: 1249.5, z: '#,##0.00', w: '1,249.50' },
    { t: 'n', v: 46_000.5, w: '2025-12-09 12:00' },
    { t: 's', v: 'Përshëndetje, ç’kemi? Στέλλα 🙂' },
  ]);
});

test('text that begins as a formula does is text', () => {
  for (const text of ['=1+1', '+355691234567', '-5', '@SUM(A1)', '=HYPERLINK("http://x")']) {
    const [, , , cell] = cells(write([[1, 1, 1, text]]).book.Sheets.Kërkesat, 1);
    expect(cell).toMatchObject({ t: 's', v: text });
    expect(cell?.f).toBeUndefined();
  }
});

test('missing values are empty cells', () => {
  expect(values(write([[1, null, null, 'x']]).book.Sheets.Kërkesat, 1)).toEqual([
    1,
    undefined,
    undefined,
    'x',
  ]);
});

test('texts of any length are whole, up to four thousand letters', () => {
  const texts = Array.from({ length: 300 }, (_, i) => `${i} ${'ë€'.repeat(i * 6)}`);
  const sheet = write(texts.map((text) => [1, 1, 1, text])).book.Sheets.Kërkesat;
  expect(texts.map((_, i) => values(sheet, i + 1)[3])).toEqual(texts);
  const [, , , long] = values(write([[1, 1, 1, 'x'.repeat(5_000)]]).book.Sheets.Kërkesat, 1);
  expect(long).toBe(`${'x'.repeat(3_999)}…`);
});

test('rows that do not fit go to further sheets, with the header again', () => {
  const rows = Array.from({ length: 7 }, (_, i) => [i, i, i, `row ${i}`]);
  const { book } = write(rows, 3);
  expect(book.SheetNames).toEqual(['Kërkesat', 'Kërkesat 2', 'Kërkesat 3']);
  const found = Object.values(book.Sheets).flatMap((sheet) => {
    expect(values(sheet, 0)[0]).toBe('Nr.');
    return (sheet['!data'] ?? []).slice(1).map((_, i) => values(sheet, i + 1)[0]);
  });
  expect(found).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('a sheet holds what the format allows', () => {
  const rows = Array.from({ length: 65_536 }, (_, i) => [i, null, null, null]);
  const { book } = write(rows);
  expect(book.Sheets.Kërkesat?.['!ref']).toBe('A1:D65536');
  expect(values(book.Sheets['Kërkesat 2'], 1)).toEqual([65_535]);
});
