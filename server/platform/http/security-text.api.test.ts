import { expect, test } from 'vitest';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { readSettings, type Settings } from '../settings.ts';

const now = new Date('2026-11-22T19:30:00Z');

async function read(settings: Partial<Settings>): Promise<Response> {
  const shop = await openTestShop({ settings, services: { clock: () => now } });
  const answer = await shop.request('/.well-known/security.txt');
  await shop.close();
  return answer;
}

test('security.txt says where to report a vulnerability, as RFC 9116 asks', async () => {
  const { securityContact } = readSettings({ OPERATOR_EMAIL: 'operator@orendi.example' });
  const answer = await read({ securityContact, publicUrl: 'https://orendi.example' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
  const text = await answer.text();
  const expires = new Date(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect((expires.getTime() - now.getTime()) / 86_400_000).toBeGreaterThan(179);
  expect(text).toBe(`Contact: mailto:operator@orendi.example
Expires: 2027-05-21T00:00:00.000Z
Preferred-Languages: sq, en
Canonical: https://orendi.example/.well-known/security.txt
`);
});

test('without a contact address there is no security.txt', async () => {
  expect((await read({ securityContact: null })).status).toBe(404);
});

test.each([
  [{ OPERATOR_EMAIL: 'a@b.example' }, 'mailto:a@b.example'],
  [{ OPERATOR_EMAIL: 'a@b.example', SECURITY_CONTACT: 'sec@b.example' }, 'mailto:sec@b.example'],
  [{ SECURITY_CONTACT: 'mailto:sec@b.example' }, 'mailto:sec@b.example'],
  [{ SECURITY_CONTACT: 'https://b.example/report' }, 'https://b.example/report'],
  [{}, null],
])('%o leads to %s', (env, contact) => {
  expect(readSettings(env).securityContact).toBe(contact);
});

test.each([
  'http://b.example/report',
  'call us',
  'mailto:nobody',
  'https://b.example/a\nContact: x',
])('%j is no way to report a hole', (SECURITY_CONTACT) => {
  expect(() => readSettings({ SECURITY_CONTACT })).toThrow(
    'SECURITY_CONTACT is neither an e-mail address nor an https address',
  );
});
