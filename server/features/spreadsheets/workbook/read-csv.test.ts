import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

test('a record is told by its line in the file, and by its place among all records', () => {
  expect([...readCsv('a,b\n"1\n2",3\n\n4,5\n')]).toEqual([
    { line: 1, number: 1, cells: ['a', 'b'] },
    { line: 2, number: 2, cells: ['1\n2', '3'] },
    { line: 5, number: 4, cells: ['4', '5'] },
  ]);
});

test('with quotes kept, stray ones are characters, and an unclosed one ends with its line', () => {
  const text = [
    'name;size',
    'Pipe 5";10',
    '"Sofa; red";20',
    '"Half" open;30',
    '"never;40',
    'last;50',
  ];
  const records = [...readCsv(text.join('\n'), { keepsQuotes: true })];
  expect(records.map((record) => ('cells' in record ? record.cells : record.fault))).toEqual([
    ['name', 'size'],
    ['Pipe 5"', '10'],
    ['Sofa; red', '20'],
    ['"Half" open', '30'],
    ['"never', '40'],
    ['last', '50'],
  ]);
});

test.each([
  ['Mobileria Alba', 'Tel. 069, Tiranë', 'Emri;Çmimi', 'Divan;1,5'],
  ['Emri;Çmimi', 'Divan, i kuq, i ri;1,5'],
  ['Emri;Çmimi'],
])('the delimiter is that of the table: %s', (...lines) => {
  const records = [...readCsv(lines.join('\n'))];
  expect(records.at(-1)).toMatchObject({ cells: [expect.any(String), expect.any(String)] });
});
