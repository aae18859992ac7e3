import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ApiError } from '../../../platform/http/api-error.ts';
import { createPasswords, hashPassword, isPassword, nobodysHash } from './create-passwords.ts';
import { isCommonPassword } from './uncommon-password.ts';

test('a password fits its hash, whatever its characters, and no other does', async () => {
  const hash = await hashPassword('  mollë e kuqe 🍎');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPassword('  mollë e kuqe 🍎', hash)).toBe(true);
  expect(await isPassword('mollë e kuqe 🍎', hash)).toBe(false);
  expect(await hashPassword('  mollë e kuqe 🍎')).not.toBe(hash);
});

test('a hash of another cost is compared at that cost', async () => {
  const cheap = { memory: 64, passes: 3, parallelism: 2 };
  const given = { message: 'mollë e kuqe', nonce: 'salt of sixteen!', tagLength: 16, ...cheap };
  const hash = argon2Sync('argon2id', given).toString('base64').replace(/=+$/, '');
  const stored = `$argon2id$v=19$m=64,t=3,p=2$${btoa(given.nonce).replace(/=+$/, '')}$${hash}`;
  expect(await isPassword('mollë e kuqe', stored)).toBe(true);
  expect(await isPassword('mollë e bardhë', stored)).toBe(false);
});

test('a malformed hash, or that of nobody, matches no password', async () => {
  expect(await isPassword('x', 'no hash')).toBe(false);
  expect(await isPassword('x', nobodysHash())).toBe(false);
  expect(await createPasswords().isRight('x', null)).toBe(false);
});

test('a storm of logins is asked to come back, and the line goes on', async () => {
  const passwords = createPasswords();
  const cheap = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAAAAAAAAA';
  const all = await Promise.allSettled(
    Array.from({ length: 150 }, () => passwords.isRight('x', cheap)),
  );
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as ApiError] : []));
  expect(refused.length).toBeGreaterThan(40);
  expect(refused.every(({ code }) => code === 'UNAVAILABLE')).toBe(true);
  expect(await passwords.isRight('x', cheap)).toBe(false);
});

test.each([
  'password',
  'Password123',
  '12345678',
  'QWERTYUIOP',
  'iloveyou',
  'prishtina',
  ' 123456789 ',
])('common: %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['kolltuk i gjelbër 7', 'Tr0ub4dor&3', 'correct horse battery'])(
  'not common: %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
