import { expect, test } from 'vitest';
import { sheetOf, zipOf } from '../testing/files.ts';
import { readWorkbook } from './read-workbook.ts';
import { writeWorkbook } from './write-workbook.ts';

const table = [
  ['Emri', 'Çmimi'],
  ['Divan i këndshëm', 1249.5],
  ['', null],
  ['=2+3', 3.3000000000000003],
];

test.each(['xlsx', 'biff8', 'ods', 'csv'] as const)('reads %s', async (format) => {
  const file = sheetOf(table, format);
  const rows = await readWorkbook(file);
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 4]);
  expect(rows.map(({ cells }) => cells[0]?.text)).toEqual(['Emri', 'Divan i këndshëm', '=2+3']);
  const price = rows[1]?.cells[1];
  const number = (value: number) => (format === 'csv' ? undefined : value);
  expect(price).toEqual({ text: '1249.5', number: number(1249.5) });
  expect(rows[2]?.cells[1]?.number).toBe(number(3.3));
});

test('what is written comes back as it was', async () => {
  const texts = [
    '=1+1',
    '+355',
    '-5',
    '@x',
    '_x0041_',
    '  two\nlines ',
    'Ë ç €',
    '007',
    '\t',
    '<&>"',
  ];
  const rows = await readWorkbook(
    Buffer.from(await writeWorkbook([{ name: 'A', widths: [9], rows: [texts] }])),
  );
  expect(rows[0]?.cells.map((cell) => cell?.text ?? '\t')).toEqual(texts);
});

test.each([
  ['an archive of something else', zipOf({ 'a.txt': 'x' }), 'broken'],
  [
    'one that grows',
    zipOf({ 'xl/workbook.xml': Buffer.alloc(60_000_000, 32) }, true),
    'too_complex',
  ],
  ['one that lies about its size', lyingBomb(), 'broken'],
  ['nothing readable', Buffer.from([1, 2, 0, 3]), 'broken'],
])('%s is refused', async (_, file, reason) => {
  await expect(readWorkbook(file)).rejects.toMatchObject({ reason });
});

/** A workbook whose zip directory claims that 60 MB are 100 bytes. */
function lyingBomb(): Buffer {
  const zip = zipOf({ 'xl/workbook.xml': Buffer.alloc(60_000_000, 32) }, true);
  const central = zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  zip.writeUInt32LE(100, central + 24);
  return zip;
}
