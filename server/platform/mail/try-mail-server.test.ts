import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { tryMailServer } from './try-mail-server.ts';

/* The certificate of these servers is one that nobody vouches for, which the URL permits. */

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

async function openServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({
    closeTimeout: 100,
    onAuth: ({ username, password }, _, answer) =>
      username === 'shop' && password === 'right'
        ? answer(null, { user: 'shop' })
        : answer(new Error('Wrong password')),
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  undo.push(() => new Promise((resolve) => server.close(resolve)));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}?tls.rejectUnauthorized=false`;
}

const open = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true };
const refused = { reason: expect.stringMatching(/Wrong password/) };

test.each<[scheme: string, SMTPServerOptions, password: string, outcome: object]>([
  ['smtp', {}, 'right', { reason: null, isEncrypted: true }],
  ['smtps', { secure: true }, 'right', { reason: null, isEncrypted: true }],
  ['smtp', open, 'right', { reason: null, isEncrypted: false }],
  ['smtp', {}, 'wrong', refused],
  ['smtps', { secure: true }, 'wrong', refused],
])('%s with %o, signed in with the %s password', async (scheme, options, password, outcome) => {
  const server = await openServer(options);
  expect(await tryMailServer(`${scheme}://shop:${password}@${server}`)).toMatchObject(outcome);
});

test('a certificate that nobody vouches for is a reason', async () => {
  const server = await openServer({});
  const { reason } = await tryMailServer(`smtp://shop:right@${server.replace(/\?.*/, '')}`);
  expect(reason).toMatch(/certificate/);
});
