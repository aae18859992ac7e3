import { expect, test } from 'vitest';
import { noCounts, printLines } from './outcome.ts';

test('every line says what was done, what became of the requests, and the verdict', () => {
  const text = printLines([
    {
      fault: 'server killed',
      seconds: null,
      counts: { ...noCounts, acknowledged: 1_204, mailsDoubled: 2 },
      recovered: 1.24,
      broken: [],
      note: '40 kills',
    },
    {
      fault: 'database stopped',
      seconds: 75,
      counts: noCounts,
      recovered: null,
      broken: ['1 lost', 'slow'],
    },
    { fault: 'disk full', seconds: null, broken: [], notRun: 'needs root' },
  ]);
  const [, , ...rows] = text.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(rows).toEqual([
    ['server killed', 'a moment', '1,204', '0', '0', '0', '2', '0', '1.2', 'held (40 kills)'],
    ['database stopped', '75', '0', '0', '0', '0', '0', '0', 'never', 'BROKEN: 1 lost; slow'],
    ['disk full', '–', '–', '–', '–', '–', '–', '–', '–', 'not run: needs root'],
  ]);
});
