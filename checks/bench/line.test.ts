import { expect, test } from 'vitest';
import { type Line, showLine } from './line.ts';
import { printTables } from '../print/print-tables.ts';

test('lines with the same figures share a table; each column is as wide as its widest cell', () => {
  const lines: Line[] = [
    { work: 'a list', measured: { CPU: '0.50 / 1.00', wall: '2' }, reach: '≤ 2 ms', met: true },
    { work: 'a text', measured: { CPU: '9', wall: '3' }, bare: '× 9', reach: '≤ 8 ms', met: false },
    { work: 'memory', measured: '90 MB', reach: 'no line', met: null },
  ];
  expect(printTables(lines.map(showLine))).toBe(
    [
      '| work   | CPU         | wall | against bare | reach  | met |',
      '| ------ | ----------- | ---- | ------------ | ------ | --- |',
      '| a list | 0.50 / 1.00 | 2    |              | ≤ 2 ms | yes |',
      '| a text | 9           | 3    | × 9          | ≤ 8 ms | NO  |',
      '',
      '| work   | measured | against bare | reach   | met |',
      '| ------ | -------- | ------------ | ------- | --- |',
      '| memory | 90 MB    |              | no line | –   |',
    ].join('\n'),
  );
});
