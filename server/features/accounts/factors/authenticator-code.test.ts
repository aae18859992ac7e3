import { expect, test } from 'vitest';
import { stepOfCode } from './authenticator.ts';

/** The secret of RFC 6238's test vectors, whose eight digits end in our six. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('the code at second %i is %s', (seconds, code, step) => {
  expect(stepOfCode(secret, code, at(seconds))).toBe(step);
});

test('a code is taken with spaces, and half a minute early or late', () => {
  expect(stepOfCode(secret, ' 005 924', at(1_234_567_890))).toBe(41_152_263);
  for (const seconds of [-30, 30]) {
    expect(stepOfCode(secret, '005924', at(1_234_567_890 + seconds))).toBe(41_152_263);
  }
  for (const seconds of [-60, 60]) {
    expect(stepOfCode(secret, '005924', at(1_234_567_890 + seconds))).toBeNull();
  }
});

test.each(['', '5924', '0059245', '00592a', '005925', '٠٠٥٩٢٤'])('%j is wrong', (code) => {
  expect(stepOfCode(secret, code, at(1_234_567_890))).toBeNull();
});
