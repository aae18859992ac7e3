import { expect, test } from 'vitest';
import { judgeRecovery, showFault } from './outcome.ts';

test('recovery has a limit', () => {
  expect(judgeRecovery(9.9, 10)).toEqual([]);
  expect(judgeRecovery(10.04, 10)).toEqual(['well again after 10.0 s, not 10']);
  expect(judgeRecovery(null, 10)).toEqual(['not well again']);
});

test('every line says what was done and the verdict', () => {
  const held = {
    fault: 'server killed',
    seconds: null,
    recovered: 1.24,
    broken: [],
    note: '4 kills',
  };
  const broken = { fault: 'database', seconds: 75, recovered: null, broken: ['1 lost', 'slow'] };
  const notRun = { fault: 'disk full', seconds: null, broken: [], notRun: 'needs root' };
  expect([held, broken, notRun].map(showFault)).toMatchObject([
    { fault: 'server killed', seconds: '–', 'well after s': '1.2', verdict: 'held (4 kills)' },
    { seconds: '75', lost: '–', 'well after s': 'never', verdict: 'BROKEN: 1 lost; slow' },
    { 'well after s': '–', verdict: 'not run: needs root' },
  ]);
});
