import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { composeMessage, type MailMessage } from './mail-message.ts';
import { openFolderTransport, ServerAwayError } from './mail-transport.ts';

const message: MailMessage = {
  messageId: '<request-1-1.abc@shop.example>',
  from: 'Orendi <shop@orendi.example>',
  to: 'seller@example.com',
  subject: 'Kërkesë e re: Divan "Çajupi" – 50 %',
  text: 'Përshëndetje\n',
  html: '<p>Përshëndetje</p>',
  replyTo: { name: 'Ana, Hoxha <x@y.z>', address: 'ana@example.com' },
};

let folder: string;
const print = vi.fn<(line: string) => void>();

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'orendi mail ')), 'mail');
});

afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

async function writeMail(changes: Partial<MailMessage> = {}) {
  const transport = openFolderTransport(folder, print);
  await transport.send({ ...message, ...changes });
  const [name = ''] = await readdir(folder);
  const source = await readFile(join(folder, name), 'utf8');
  const [head = ''] = source.split('\r\n\r\n');
  return { name, source, headers: head.toLowerCase(), mail: await PostalMime.parse(source) };
}

const line = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.toWellFormed());
const lines = fc.array(line.map((text) => text.replaceAll(/[\r\n\0]/g, '')));

test('any text comes back, from short lines of ASCII without white space at their ends', async () => {
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom('\n', '\r\n'), async (texts, end) => {
      const { raw } = composeMessage({ ...message, text: texts.join(end) });
      const { text } = await PostalMime.parse(raw);
      expect(text?.trimEnd()).toBe(texts.join('\n').trimEnd());
      for (const sent of raw.toString('latin1').split('\r\n')) {
        expect(sent).toMatch(/^[\t\x20-\x7e]{0,78}$/);
        expect(sent).not.toMatch(/[\t ]$/);
      }
    }),
  );
});

describe('a mail as a file', () => {
  test('holds both forms and every header, readable by any mail program', async () => {
    const { name, mail } = await writeMail();
    expect(name).toBe('request-1-1.abc@shop.example.eml');
    expect(mail).toMatchObject({
      messageId: '<request-1-1.abc@shop.example>',
      from: { name: 'Orendi', address: 'shop@orendi.example' },
      to: [{ address: 'seller@example.com' }],
      subject: 'Kërkesë e re: Divan "Çajupi" – 50 %',
      replyTo: [{ name: 'Ana, Hoxha <x@y.z>', address: 'ana@example.com' }],
    });
    expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['Përshëndetje', '<p>Përshëndetje</p>']);
  });

  test('is named on the console, and is there once when it is delivered twice', async () => {
    await writeMail();
    await writeMail();
    expect(await readdir(folder)).toHaveLength(1);
    const url = new URL(print.mock.lastCall?.[0].replace('Mail: ', '') ?? '');
    expect(await readFile(url, 'utf8')).toContain('request-1-1.abc@shop.example');
  });

  test('cannot leave its folder by its name', async () => {
    const { name } = await writeMail({ messageId: '<../../x/y@shop.example>' });
    expect(name).toBe('....xy@shop.example.eml');
  });

  test('that cannot be written is for later', async () => {
    const transport = openFolderTransport('/dev/null/mail', print);
    await expect(transport.send(message)).rejects.toThrow(ServerAwayError);
  });
});

test.each([
  ['the subject', { subject: 'Divan\r\nBcc: thief@example.com\r\n\r\nbody' }],
  ['the recipient', { to: 'seller@example.com\r\nBcc: thief@example.com' }],
  ['the recipient, as a list', { to: 'seller@example.com, thief@example.com' }],
  [
    'the name of the buyer',
    { replyTo: { name: 'Ana\r\nBcc: thief@example.com', address: 'ana@example.com' } },
  ],
  [
    'the address of the buyer',
    { replyTo: { name: 'Ana', address: 'ana@example.com>\nBcc: thief@example.com' } },
  ],
  ['the name, by a line separator', { replyTo: { name: 'A\u2028Bcc: x', address: 'a@b.cd' } }],
])('no header and no recipient comes in by %s', async (_, changes) => {
  const { headers, mail } = await writeMail(changes);
  expect(headers).not.toMatch(/^(bcc|cc):/m);
  expect(mail).not.toHaveProperty('bcc');
  expect(mail.to?.map(({ address }) => address)).not.toContain('thief@example.com');
  expect(headers.match(/^reply-to:/gm)).toHaveLength(1);
});
