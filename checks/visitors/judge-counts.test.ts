import { expect, test } from 'vitest';
import { type Counts, judgeCounts, showCounts } from './count-forms.ts';

const well: Counts = {
  acknowledged: 1_204,
  lost: 0,
  doubled: 0,
  mailsMissing: 0,
  mailsDoubled: 0,
  mailsTwice: 0,
  failures: 0,
  given: 0,
};

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
  ['given', '1 never acknowledged'],
] as const)('%s fails the row', (name, said) => {
  expect(judgeCounts({ ...well, [name]: 1 }, false)).toEqual([said]);
});

test('a mail sent again after a kill is allowed, a second one is not', () => {
  expect(judgeCounts({ ...well, mailsDoubled: 3 }, true)).toEqual([]);
  expect(judgeCounts({ ...well, mailsTwice: 1 }, true)).toHaveLength(1);
});

test('a run without a request proves nothing', () => {
  expect(judgeCounts({ ...well, acknowledged: 0 }, false)).toEqual(['no request was acknowledged']);
});

test('every count has a cell', () => {
  const cells = Object.values(showCounts({ ...well, mailsDoubled: 2, failures: 1 }));
  expect(cells).toEqual(['1,204', '0', '0', '0', '2', '1']);
});
