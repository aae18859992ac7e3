import { expect, test } from 'vitest';
import { isSigned, readToken, writeToken } from './link-token.ts';

const link = { accountId: 12, expiresAt: 1_800_000_000 };
const ana = { email: 'ana@example.com', stamp: 3 };
const token = writeToken('secret', 'verify-email', link, ana);
const read = readToken(token);

test('a token says whose it is and until when, in characters of an address', () => {
  expect(token).toMatch(/^12-1800000000-[\w-]{43}$/);
  expect(read).toMatchObject(link);
});

test('its signature fits its purpose, its state and its secret, and no other', () => {
  if (!read) throw new Error('not read');
  expect(isSigned('secret', 'verify-email', read, ana)).toBe(true);
  expect(isSigned('secret', 'verify-email', read, { ...ana, email: 'eva@example.com' })).toBe(
    false,
  );
  expect(isSigned('secret', 'reset-password', read, ana)).toBe(false);
  expect(isSigned('secret', 'verify-email', read, { ...ana, stamp: 4 })).toBe(false);
  expect(isSigned('other', 'verify-email', read, ana)).toBe(false);
  const longer = { ...read, expiresAt: read.expiresAt + 1 };
  expect(isSigned('secret', 'verify-email', longer, ana)).toBe(false);
});

test.each(['', 'x', '1-2', '1--x', '1-2-x y', 'x-2-3', '2147483648-2-x', '12345678901-2-x'])(
  'no token: %j',
  (text) => {
    expect(readToken(text)).toBeNull();
  },
);
