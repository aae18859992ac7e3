import { CFB } from '@e965/xlsx';
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

test('written values are read back unchanged', async () => {
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
  ['rows by the million that hold nothing', workbookOf('<row/>'.repeat(2_000_001)), 'too_complex'],
  ['attributes by the million', workbookOf(`<row ${'a="" '.repeat(2_000_001)}/>`), 'too_complex'],
  ['lines by the hundred thousand', Buffer.from('a,b\n'.repeat(100_001)), 'too_complex'],
  ['one that lies about its size', lyingBomb(), 'broken'],
  ['nothing readable', Buffer.from([1, 2, 0, 3]), 'broken'],
])('%s is refused', async (_, file, reason) => {
  await expect(readWorkbook(file)).rejects.toMatchObject({ reason });
});

test.each([
  ['rows', '<table:table-row table:number-rows-repeated="1000000">', ''],
  ['cells', '<table:table-row>', ' table:number-columns-repeated="10000000"'],
  [
    'both',
    '<table:table-row table:number-rows-repeated="2e3">',
    ' number-columns-repeated="16000"',
  ],
  [
    'rows behind a comment',
    '<table:table-row number-rows-repeated="1000000"><!--<table-row>-->',
    '',
  ],
])('an ods that repeats a value by the million, as %s, is refused', async (_, row, attribute) => {
  const file = odsOf((xml) =>
    xml.replace('<table:table-row>', row).replace('<table:table-cell', `$&${attribute}`),
  );
  await expect(readWorkbook(file)).rejects.toMatchObject({ reason: 'too_complex' });
});

test('an ods that is blank to its end is read, and a value that repeats is there so often', async () => {
  const blank =
    '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
  const file = odsOf((xml) =>
    xml
      .replace('<table:table-cell', '$& table:number-columns-repeated="3"')
      .replace('</table:table>', `${blank}</table:table>`),
  );
  const [row] = await readWorkbook(file);
  expect(row?.cells.map((cell) => cell?.text)).toEqual(['Emri', 'Emri', 'Emri', 'Çmimi']);
});

test('holes in a sheet cost nothing', async () => {
  const cells =
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>';
  const rows = await readWorkbook(workbookOf(cells + '<row r="2"><c r="B2"><v>3</v></c></row>'));
  expect(rows.map(({ number }) => number)).toEqual([1, 2]);
});

test("the sheets of one account, however many, come before nobody else's", async () => {
  const slow = sheetOf(Array.from({ length: 2_000 }, (_, row) => [row, 'a', 'b', 'c', 'd']));
  const done: string[] = [];
  const read = async (account: string) => {
    await readWorkbook(slow, { account, network: 'the same' });
    done.push(account);
  };
  await Promise.all(['ana', 'ana', 'ana', 'eva'].map(read));
  expect(done.indexOf('eva')).toBeLessThan(2);
});

/** A workbook with these rows as they are. */
function workbookOf(rows: string): Buffer {
  return changed(sheetOf([['a']]), '/xl/worksheets/sheet1.xml', (xml) =>
    xml.replace(/<dimension[^>]*>/, '').replace(/<row.*<\/row>/s, rows),
  );
}

/** The table as an .ods, with a change to its XML. */
function odsOf(change: (xml: string) => string): Buffer {
  return changed(sheetOf(table, 'ods'), '/content.xml', change);
}

function changed(file: Buffer, part: string, change: (xml: string) => string): Buffer {
  const book = CFB.read(file, { type: 'buffer' });
  const entry = CFB.find(book, part);
  if (!entry) throw new Error(`no ${part}`);
  entry.content = Buffer.from(change(Buffer.from(entry.content).toString()));
  entry.size = entry.content.length;
  const options: object = { fileType: 'zip', type: 'buffer', compression: true };
  return CFB.write(book, options) as Buffer;
}

/** A workbook whose zip directory claims that 60 MB are 100 bytes. */
function lyingBomb(): Buffer {
  const zip = zipOf({ 'xl/workbook.xml': Buffer.alloc(60_000_000, 32) }, true);
  const central = zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  zip.writeUInt32LE(100, central + 24);
  return zip;
}
