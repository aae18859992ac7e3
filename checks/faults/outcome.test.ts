import { expect, test } from 'vitest';
import { type Counts, judgeCounts, judgeRecovery, noCounts } from './outcome.ts';

const well: Counts = { ...noCounts, acknowledged: 10 };

test('nothing is said against a run in which all went well', () => {
  expect(judgeCounts(well, false)).toEqual([]);
});

test.each([
  ['lost', '1 lost'],
  ['doubled', '1 doubled'],
  ['mailsMissing', '1 without a mail'],
  ['mailsDoubled', '1 mails doubled'],
  ['mailsTwice', '1 with two different mails'],
  ['failures', '1 answers 5xx other than 503'],
] as const)('%s fails the row', (name, said) => {
  expect(judgeCounts({ ...well, [name]: 1 }, false)).toEqual([said]);
});

test('a mail sent again after a kill is allowed, a second one is not', () => {
  expect(judgeCounts({ ...well, mailsDoubled: 3 }, true)).toEqual([]);
  expect(judgeCounts({ ...well, mailsTwice: 1 }, true)).toHaveLength(1);
});

test('a run without a request proves nothing', () => {
  expect(judgeCounts(noCounts, false)).toEqual(['no request was acknowledged']);
});

test('recovery has a limit', () => {
  expect(judgeRecovery(9.9, 10)).toEqual([]);
  expect(judgeRecovery(10.04, 10)).toEqual(['well again after 10.0 s, not 10']);
  expect(judgeRecovery(null, 10)).toEqual(['not well again']);
});
