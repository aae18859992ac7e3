import { expect, test } from 'vitest';
import { judgeRecovery, showFault } from './fault.ts';

test('recovery has a limit', () => {
  expect(judgeRecovery(9.9, 10)).toEqual([]);
  expect(judgeRecovery(10.04, 10)).toEqual(['well again after 10.0 s, not 10']);
  expect(judgeRecovery(null, 10)).toEqual(['not well again']);
});

test('every line says what was done, what became of the requests, and the verdict', () => {
  const mails = { mailsMissing: 0, mailsDoubled: 2, mailsTwice: 0 };
  const none = { acknowledged: 0, lost: 0, doubled: 0, ...mails, failures: 0, given: 0 };
  const lines = [
    {
      fault: 'server killed',
      counts: { ...none, acknowledged: 1_204 },
      recovered: 1.24,
      broken: [],
      note: '40 kills',
    },
    {
      fault: 'database stopped',
      seconds: 75,
      counts: { ...none, mailsDoubled: 0 },
      recovered: null,
      broken: ['1 lost', 'slow'],
    },
    { fault: 'disk full', broken: [], notRun: 'needs root' },
  ];
  expect(lines.map((line) => Object.values(showFault(line)))).toEqual([
    ['server killed', 'a moment', '1,204', '0', '0', '0', '2', '0', '1.2', 'held (40 kills)'],
    ['database stopped', '75', '0', '0', '0', '0', '0', '0', 'never', 'BROKEN: 1 lost; slow'],
    ['disk full', '–', '–', '–', '–', '–', '–', '–', '–', 'not run: needs root'],
  ]);
});
