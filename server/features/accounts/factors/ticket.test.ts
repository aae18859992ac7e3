import { expect, test } from 'vitest';
import { minutesFrom, readTicket, writeTicket } from './ticket.ts';

const secret = 'a secret that is only for tests, and long enough';
const now = new Date('2026-11-22T12:00:00Z');
const after = (minutes: number) => ({ secret, clock: () => minutesFrom(now, minutes) });
const ticket = writeTicket(after(0), 'add-authenticator', 'SUBJECT', [7, 'hash']);

test('a ticket gives its subject while its facts hold', () => {
  expect(readTicket(after(0), 'add-authenticator', ticket, [7, 'hash'])).toBe('SUBJECT');
});

test.each([
  ['of another subject', ticket.replace('SUBJECT', 'OTHER'), 'add-authenticator', [7, 'hash'], 0],
  ['for another purpose', ticket, 'add-passkey', [7, 'hash'], 0],
  ['of another session', ticket, 'add-authenticator', [8, 'hash'], 0],
  ['from before the password was changed', ticket, 'add-authenticator', [7, 'other'], 0],
  ['that has expired', ticket, 'add-authenticator', [7, 'hash'], 15],
  ['without a signature', 'SUBJECT.1795350000.', 'add-authenticator', [7, 'hash'], 0],
  ['that is none', '', 'add-authenticator', [7, 'hash'], 0],
] as const)('a ticket %s gives nothing', (_, text, purpose, facts, minutes) => {
  expect(readTicket(after(minutes), purpose, text, facts)).toBeNull();
});
