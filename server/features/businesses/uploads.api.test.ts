import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { drawNoise } from '../../platform/media/testing/draw-picture.ts';
import { drawPngBomb } from '../../platform/media/testing/png-bomb.ts';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { activate, type Seller, signUp, signUpOwner } from '../../testing/seller.ts';
import {
  blobOf,
  drawLogo,
  type FormValue,
  formOf,
  profileFields,
  sendForm,
} from './testing/profile.ts';

/* What broken and malicious clients send instead of a picture. None of it may leave anything behind. */

let shop: TestShop;
let owner: Seller;
let before: string[];

const storedFiles = async () =>
  (await readdir(join(shop.dataDir, 'pictures'), { recursive: true })).sort();

beforeAll(async () => {
  shop = await openTestShop();
  owner = await signUpOwner(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  before = await storedFiles();
});

const send = (cover_photo: FormValue) =>
  sendForm(shop, owner, 'PUT', 'update-cover-photo', { cover_photo });

/** Sends bytes unchanged. */
const sendRaw = (
  body: NonNullable<RequestInit['body']>,
  type = 'multipart/form-data; boundary=b',
) => {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'PUT',
    headers: { ...owner.headers, 'content-type': type },
    body,
    duplex: 'half',
  };
  return shop.request('/v1/private/business-profile/update-cover-photo', init);
};
const part = (name: string, text: string, file = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;

describe('a file is refused under its field, and nothing of it is kept', () => {
  const photograph = () => drawNoise(400, 300).jpeg().toBuffer();
  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['text', () => Buffer.from('<html><script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
    ['a drawing with script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a photograph that breaks off', async () => (await photograph()).subarray(0, 5_000)],
    ['only the beginning of one', async () => (await photograph()).subarray(0, 20)],
    ['an archive', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync('x')])],
    [
      'a page that holds a photograph',
      async () => Buffer.concat([Buffer.from('%PDF-1.4\n'), await photograph()]),
    ],
    ['a bomb of 900 megapixels', () => drawPngBomb(30_000, 30_000)],
    ['51 megapixels', () => drawPngBomb(8_500, 6_000)],
  ])('%s', async (_, bytes) => {
    const response = await send(blobOf(await bytes(), 'photo.jpg'));
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual(['cover_photo']);
    expect(await storedFiles()).toEqual(before);
  });

  test('more than five megabytes', async () => {
    const response = await send(blobOf(Buffer.alloc(5 * 1024 * 1024 + 1, 1)));
    expect(response.status).toBe(413);
    const { code, errors } = await answerOf(response);
    expect(code).toBe('TOO_LARGE');
    expect(errors).toEqual([{ path: 'cover_photo', msg: 'The file is larger than 5 MB.' }]);
    expect(await storedFiles()).toEqual(before);
  });
});

test('exactly five megabytes are taken for what they are', async () => {
  const picture = await drawNoise(300, 200).jpeg().toBuffer();
  const padded = Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024 - picture.length)]);
  expect((await send(blobOf(padded))).status).toBe(200);
});

test('data hidden behind a picture is not served', async () => {
  const picture = await drawNoise(300, 200).jpeg().toBuffer();
  const response = await send(
    blobOf(Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')])),
  );
  expect(response.status).toBe(200);
  const { cover_photo: url } = (await answerOf<{ cover_photo: string }>(response)).data;
  const stored = await shop.request(new URL(url).pathname);
  expect(Buffer.from(await stored.arrayBuffer()).includes('<script>')).toBe(false);
});

test('a form without end is cut off', async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(parts) {
      if (sent === 0)
        parts.enqueue(Buffer.from(part('cover_photo', '', '; filename="a.png"').slice(0, -2)));
      sent += 1;
      parts.enqueue(Buffer.alloc(1024 * 1024));
    },
  });
  const response = await sendRaw(body);
  expect(response.status).toBe(413);
  expect(await brokenFields(response)).toEqual(['cover_photo']);
  expect(sent).toBeLessThan(20);
});

test.each([
  ['no form', 'x', 'application/json', 415],
  ['no boundary', 'x', 'multipart/form-data', 400],
  ['no end', part('x', 'y'), undefined, 400],
  ['nothing at all', '', undefined, 400],
  ['garbage', 'garbage', undefined, 400],
])('a body with %s is refused', async (_, body, type, status) => {
  expect((await sendRaw(body, type)).status).toBe(status);
});

test('a text that is far too long, or too many of them, is cut off', async () => {
  const long = `${part('x', 'y'.repeat(70_000))}--b--\r\n`;
  expect((await sendRaw(long)).status).toBe(413);
  const many = `${part('x', 'y').repeat(2_000)}--b--\r\n`;
  expect((await sendRaw(many)).status).toBeLessThan(500);
});

test('a client that hangs up leaves nothing', async () => {
  const picture = await drawNoise(600, 400).png().toBuffer();
  const whole = Buffer.from(
    await new Response(formOf({ cover_photo: blobOf(picture) })).arrayBuffer(),
  );
  let pulls = 0;
  const body = new ReadableStream({
    pull(parts) {
      pulls += 1;
      if (pulls === 1) parts.enqueue(whole.subarray(0, whole.length / 2));
      else parts.error(new Error('aborted'));
    },
  });
  const boundary = /^--(\S+)/.exec(whole.toString('latin1', 0, 200))?.[1];
  const response = await sendRaw(body, `multipart/form-data; boundary=${boundary}`);
  expect(response.status).toBe(400);
  expect(await storedFiles()).toEqual(before);
});

test('a client that hangs up in the second file does no harm', async () => {
  const file = (name: string) => part(name, 'x'.repeat(300_000), '; filename="a.png"');
  let pulls = 0;
  const body = new ReadableStream({
    pull(parts) {
      pulls += 1;
      if (pulls === 1)
        parts.enqueue(Buffer.from(file('cover_photo') + file('other').slice(0, 100_000)));
      else parts.error(new Error('aborted'));
    },
  });
  expect((await sendRaw(body)).status).toBe(400);
  expect(await storedFiles()).toEqual(before);
});

test('a sender whose forms never end waits for themselves, and holds up nobody else', async () => {
  const ends: (() => void)[] = [];
  const openEndless = () => {
    const body = new ReadableStream({
      start(parts) {
        parts.enqueue(Buffer.from(part('cover_photo', 'x', '; filename="a.png"')));
        ends.push(() => parts.close());
      },
    });
    return sendRaw(body);
  };
  const all = Array.from({ length: 11 }, openEndless);
  const refused = await Promise.race(all);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('5');
  const other = await signUpOwner(shop);
  const path = 'update-cover-photo';
  const cover_photo = await drawLogo();
  expect((await sendForm(shop, other, 'PUT', path, { cover_photo })).status).toBe(200);
  for (const end of ends) end();
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
});

test('a picture is not kept when its rows are not', async () => {
  const seller = await signUp(shop);
  await activate(shop, seller);
  const changes = {
    ...shop.services.changes,
    transaction: async () => {
      throw new Error('no rows today');
    },
  };
  const { buildApp } = await import('../../app.ts');
  const app = buildApp({ ...shop.services, changes });
  const request = async (path: string, init?: RequestInit) => app.request(path, init);
  const logo = await drawLogo();
  const response = await sendForm({ request }, seller, 'POST', 'create', {
    ...profileFields,
    logo,
  });
  expect(response.status).toBe(500);
  expect((await storedFiles()).filter((name) => name.endsWith('.webp'))).toEqual(
    before.filter((name) => name.endsWith('.webp')),
  );
});

test('files in fields that have none are passed over', async () => {
  const fields = { ...profileFields, business_name: await drawLogo(), existingLogoUrl: 'x' };
  const response = await sendForm(shop, owner, 'PUT', 'update', fields);
  expect(await brokenFields(response)).toEqual(['business_name']);
});
