import { expect, test } from 'vitest';
import { hashRecoveryCodes, makeRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';

const passwords = { hash: async (text: string) => `hash of ${text}`, isRight: async () => false };

test('ten codes are made, each told apart by its first group, and stored as hashes', async () => {
  const shown = makeRecoveryCodes();
  const stored = await hashRecoveryCodes({ passwords }, shown);
  expect(shown).toHaveLength(10);
  expect(new Set(stored.map(({ label }) => label)).size).toBe(10);
  shown.forEach((code, index) => {
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
    const { label, code: plain } = readRecoveryCode(code) ?? {};
    expect(stored[index]).toEqual({ label, code_hash: `hash of ${plain}` });
  });
});

test('a code is read however it is typed', () => {
  const read = { label: '10ab', code: '10ab23cd45ef' };
  for (const typed of ['10ab-23cd-45ef', ' IOAB 23CD 45EF ', 'loab23cd45ef']) {
    expect(readRecoveryCode(typed)).toEqual(read);
  }
});

test.each(['', '123456', '10ab-23cd-45e', '10ab-23cd-45ef0', '10ab-23cd-45eu', '10ab-23cd-45eë'])(
  '%j is none',
  (typed) => expect(readRecoveryCode(typed)).toBeNull(),
);
