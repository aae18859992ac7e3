import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCsv } from './open-csv.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orendi-csv-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(
  content: string | Buffer,
  options: { encoding?: string; delimiter?: string } = {},
) {
  const path = join(folder, 'products.csv');
  await writeFile(path, content);
  const { header, records } = await openCsv(path, options);
  const rows: unknown[] = [];
  for (const record of records) {
    rows.push('fault' in record ? [record.line, record.fault] : [record.line, ...record.cells]);
  }
  return { header, rows };
}

test.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('records are numbered by the line they begin on, with %s ends', async (_name, end) => {
  const text = ['name,price', 'a,1', '', '"b', 'c ""d""",2', ' , ', 'e, "3" '].join(end);
  expect(await read(text)).toEqual({
    header: ['name', 'price'],
    rows: [
      [2, 'a', '1'],
      [4, 'b\nc "d"', '2'],
      [7, 'e', '3'],
    ],
  });
});

test.each([',', ';', '\t', '|'])('the delimiter %j is found in the header', async (delimiter) => {
  const text = `"a,b;c"${delimiter}price${delimiter}x\nSofa${delimiter}1${delimiter}2\n`;
  expect(await read(text)).toEqual({
    header: ['a,b;c', 'price', 'x'],
    rows: [[2, 'Sofa', '1', '2']],
  });
});

test('titles above the headings are passed over, where the headings are known ones', async () => {
  const lines = ['Alba sh.p.k.;;', 'Produkti;;Çmimi', 'Emri;Kodi;Çmimi', 'Divan;A1;5'];
  expect(await read(`${lines.join('\n')}\n`)).toEqual({
    header: ['Emri', 'Kodi', 'Çmimi'],
    rows: [[4, 'Divan', 'A1', '5']],
  });
  expect((await read('a;b;c\nEmri;x;y\n')).header).toEqual(['a', 'b', 'c']);
});

test('a delimiter that is named wins over the one that is found', async () => {
  expect((await read('a,b,c;d\n1;2\n', { delimiter: ';' })).header).toEqual(['a,b,c', 'd']);
});

test('a broken record costs its own line, and the next ones are read', async () => {
  const { rows } = await read(
    ['a,b', '1,"2', '3,4', '5,6,7', '8', '9,"1"0', '1"1,2', '"13",14', '"15" x,16', '17,"18'].join(
      '\n',
    ),
  );
  expect(rows).toEqual([
    [2, 'a quote is opened and not properly closed'],
    [3, '3', '4'],
    [4, 'it has 3 columns where the header has 2'],
    [5, 'it has 1 columns where the header has 2'],
    [6, expect.stringContaining('a closing quote is followed by more text')],
    [7, expect.stringContaining('a quote stands inside a cell')],
    [8, '13', '14'],
    [9, expect.stringContaining('a closing quote is followed by more text')],
    [10, 'a quote is opened and not properly closed'],
  ]);
});

test('a quote that is never closed does not swallow a long file', async () => {
  const lines = Array.from({ length: 1000 }, (_, i) => `${i},"x"`);
  const { rows } = await read(['a,b', '0,"open', ...lines].join('\n'));
  expect(rows).toHaveLength(1001);
});

test('a byte order mark belongs to no column, in UTF-8 and UTF-16', async () => {
  expect((await read('\uFEFFname\nDivan këndor\n')).header).toEqual(['name']);
  const utf16 = Buffer.from('\uFEFFname;price\nDivan këndor;5\n', 'utf16le');
  expect(await read(utf16)).toEqual({
    header: ['name', 'price'],
    rows: [[2, 'Divan këndor', '5']],
  });
});

test('a file in another encoding is refused with its line, and read once the encoding is named', async () => {
  const latin = Buffer.from('name\nSofa\nDivan këndor\n', 'latin1');
  await expect(read(latin)).rejects.toThrow(/is not utf-8 text \(line 3\).*--encoding/);
  expect((await read(latin, { encoding: 'windows-1250' })).rows[1]).toEqual([3, 'Divan këndor']);
});

test('a character across two reads stays whole, and so does a line end', async () => {
  const name = 'ë'.repeat(40_000);
  const { rows } = await read(`n\r\nx${name}\r\n${'y'.repeat(65_531)}\r\nz\r\n`);
  expect(rows.map((row) => (row as [number, string])[1].length)).toEqual([40_001, 65_531, 1]);
});

test.each([
  ['empty', '', /is empty/],
  ['only blank lines', '\n \n', /has no header row/],
  ['a broken header', '"a,b\n1,2\n', /header row of .* cannot be read: a quote is opened and not/],
  ['a workbook', 'PK\u0003\u0004 and more', /is an Excel workbook: save it as CSV/],
  ['one endless line', `a${'x'.repeat(1_200_000)}`, /does not look like a CSV/],
])('what is no CSV is refused in a sentence: %s', async (_name, content, sentence) => {
  await expect(read(content)).rejects.toThrow(sentence);
});

test('a missing file and a folder are refused in a sentence', async () => {
  await expect(openCsv(join(folder, 'none.csv'), {})).rejects.toThrow(/none\.csv is not there\./);
  await expect(openCsv(folder, {})).rejects.toThrow(/is a folder, not a CSV file\./);
});
