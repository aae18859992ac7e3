import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import type { OrderPage } from '@orendi/contract/schemas/orders';
import { existsSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createRateLimiter } from '../../../platform/http/rate-limit.ts';
import { drawPlain } from '../../../platform/media/testing/draw-picture.ts';
import { answerOf } from '../../../testing/answers.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';
import { blobOf, drawPhoto, formOf, type FormValue } from '../../../testing/send-form.ts';
import { openRequestShop, type RequestShop } from '../testing/open-request-shop.ts';
import { brokenFields, readAnswer, xsrfHeaders } from '../testing/visitor.ts';
import { cleanUpRequests } from '../clean-up-requests.ts';
import { sweepPhotos } from './request-photos.ts';

let shop: RequestShop;
let seller: Seller;
let stranger: Seller;
beforeAll(async () => {
  shop = await openRequestShop();
  stranger = await signUpOwner(shop);
  seller = await signUpOwner(shop);
  const [mine] = await shop.db
    .selectFrom('account')
    .select('business_id')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  await shop.pool.query('update product set business_id = $1', [mine?.business_id]);
});
afterAll(() => shop.close());

type Caller = Pick<RequestShop, 'request'>;

/** Sends a form. */
async function ask(fields: Record<string, unknown> = {}) {
  const { id, link } = (await readAnswer(await shop.submit(fields))).data;
  return { id, call: link.replace('/my-request/', '/v1/public/requests/') };
}
const upload = (call: string, photos: FormValue, by: Caller = shop) =>
  by.request(`${call}/photos`, {
    method: 'POST',
    headers: xsrfHeaders,
    body: formOf({ photos }),
  });
const own = async (response: Response) => (await answerOf<OwnRequest>(response)).data;
const see = async (call: string) => own(await shop.request(call));
const pathOf = (url = '') => new URL(url).pathname;
const get = (url: string | undefined, by?: Seller) =>
  shop.request(pathOf(url), by && { headers: by.headers });
const files = async () =>
  (await readdir(join(shop.dataDir, 'request-photos'), { recursive: true })).filter((name) =>
    name.endsWith('.webp'),
  );
/** Makes all files older than an hour, and sweeps. */
async function sweepLater() {
  const then = new Date(Date.now() - 2 * 3_600_000);
  for (const name of await files())
    await utimes(join(shop.dataDir, 'request-photos', name), then, then);
  await cleanUpRequests(shop.db);
  await sweepPhotos(shop.services);
}
async function orderOf(id: number, by = seller) {
  const headers = { headers: by.headers };
  const listed = await shop.request('/v1/private/business-request/get?perPage=48', headers);
  const { results } = (await answerOf<OrderPage>(listed)).data;
  return results.find((order) => order.id === id);
}

test('a photo with a position is stored without it, and seen by the buyer and the seller alone', async () => {
  const { id, call } = await ask();
  expect(await see(call)).toMatchObject({ photos: [], can_add_photos: true });
  const jpeg = await drawPlain(2400, 1200, '#a05030')
    .withExif({
      IFD0: { Model: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 19/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  expect((await sharp(jpeg).metadata()).exif?.includes('Phone')).toBe(true);
  const sent = await upload(call, blobOf(jpeg));
  expect(sent.status).toBe(201);
  const [photo] = (await own(sent)).photos;
  expect(photo).toMatchObject({ width: 1920, height: 960 });
  expect(pathOf(photo?.url)).toBe(`${call}/photos/${photo?.id}`);

  const seen = await get(photo?.url);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(seen.headers.get('cache-control')).toBe('no-store');
  expect(seen.headers.get('referrer-policy')).toBe('no-referrer');
  expect(seen.headers.get('x-robots-tag')).toBe('noindex');
  const stored = Buffer.from(await seen.arrayBuffer());
  const { exif, xmp, iptc, width, format } = await sharp(stored).metadata();
  expect({ exif, xmp, iptc, width, format }).toEqual({ width: 1920, format: 'webp' });
  expect(stored.includes('Phone')).toBe(false);

  const [sellers] = (await orderOf(id))?.photos ?? [];
  expect(sellers).toMatchObject({ id: photo?.id, width: 1920, height: 960 });
  const opened = await get(sellers?.url, seller);
  expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(Buffer.from(await opened.arrayBuffer()).equals(stored)).toBe(true);
  expect((await get(sellers?.url)).status).toBe(401);
  expect((await get(sellers?.url, stranger)).status).toBe(404);
  const other = await ask();
  expect((await shop.request(`${other.call}/photos/${photo?.id}`)).status).toBe(404);
  const guess = call.replace(/[^/]+$/, 'A'.repeat(22));
  expect((await upload(guess, await drawPhoto())).status).toBe(404);
  expect((await shop.request(`${call}/photos/x`)).status).toBe(404);
});

test('the name of a file is random: the same photo of two requests is two files', async () => {
  const photo = await drawPhoto();
  const [one, two] = [await ask(), await ask()];
  const before = await files();
  await upload(one.call, photo);
  await upload(two.call, photo);
  const added = (await files()).filter((name) => !before.includes(name));
  expect(added).toHaveLength(2);
  for (const name of added) expect(name).toMatch(/^([0-9a-f]{2})\/\1[0-9a-f]{30}\.webp$/);
});

test('there are three at most, also of forms sent at once, and a repeated one adds nothing', async () => {
  const { call } = await ask();
  const four = await Promise.all([drawPhoto(), drawPhoto(), drawPhoto(), drawPhoto()]);
  const refused = await upload(call, four);
  expect([refused.status, await brokenFields(refused)]).toEqual([422, ['photos']]);
  expect((await see(call)).photos).toEqual([]);
  const statuses = await Promise.all(four.map(async (photo) => (await upload(call, photo)).status));
  expect(statuses.toSorted()).toEqual([201, 201, 201, 422]);
  const { photos, can_add_photos } = await see(call);
  expect([photos.length, can_add_photos]).toEqual([3, false]);
  const again = four[statuses.indexOf(201)];
  expect((await own(await upload(call, again))).photos).toEqual(photos);
});

test.each([
  ['none', [], 422],
  ['text', 'a photo', 422],
  ['what is no picture', new File(['%PDF-1.4'], 'a.jpg', { type: 'image/jpeg' }), 422],
  ['one of more than 5 MiB', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg'), 413],
] satisfies [string, FormValue, number][])(
  '%s is refused under photos',
  async (_, photos, status) => {
    const { call } = await ask();
    const refused = await upload(call, photos);
    expect([refused.status, await brokenFields(refused)]).toEqual([status, ['photos']]);
    expect((await see(call)).photos).toEqual([]);
  },
);

test('another type of body is a 415, and one without the XSRF header a 403', async () => {
  const { call } = await ask();
  const headers = { ...xsrfHeaders, 'content-type': 'application/json' };
  const json = await shop.request(`${call}/photos`, { method: 'POST', headers, body: '{}' });
  expect(json.status).toBe(415);
  const body = formOf({ photos: await drawPhoto() });
  expect((await shop.request(`${call}/photos`, { method: 'POST', body })).status).toBe(403);
});

test('its buyer removes one, and the file is swept', async () => {
  const { id, call } = await ask();
  const [photo] = (await own(await upload(call, await drawPhoto()))).photos;
  const other = await ask();
  const remove = (from: string) =>
    shop.request(`${from}/photos/${photo?.id}`, { method: 'DELETE', headers: xsrfHeaders });
  expect((await remove(other.call)).status).toBe(404);
  await sweepLater();
  const kept = await files();
  const removed = await remove(call);
  expect([removed.status, (await own(removed)).photos]).toEqual([200, []]);
  expect((await remove(call)).status).toBe(404);
  expect((await get(photo?.url)).status).toBe(404);
  expect((await orderOf(id))?.photos).toEqual([]);
  expect(await files()).toEqual(kept);
  await sweepLater();
  expect(await files()).toHaveLength(kept.length - 1);
});

test('a held request takes photos like any other', async () => {
  const { call } = await ask({ signals: { website: 'x' } });
  expect((await see(call)).can_add_photos).toBe(true);
  const sent = await upload(call, await drawPhoto());
  expect(sent.status).toBe(201);
  expect((await get((await own(sent)).photos[0]?.url)).status).toBe(200);
});

test('of a withdrawn request nobody sees a photo; they come back with it, or are deleted after a day', async () => {
  const { id, call } = await ask();
  const { photos } = await own(await upload(call, await drawPhoto()));
  const sellers = (await orderOf(id))?.photos[0]?.url;
  const withdraw = (since: string | null) =>
    shop.pool.query(
      `update request set withdrawn_at = now() - $2::interval, withdrawn = case when $2 is null then null else '{}'::jsonb end
       where id = $1`,
      [id, since],
    );
  await withdraw('23 hours');
  expect(await see(call)).toMatchObject({ photos: [], can_add_photos: false });
  expect((await upload(call, await drawPhoto())).status).toBe(409);
  expect((await get(photos[0]?.url)).status).toBe(404);
  expect((await get(sellers, seller)).status).toBe(404);
  expect((await orderOf(id))?.photos).toEqual([]);
  await sweepLater();
  await withdraw(null);
  expect((await get(photos[0]?.url)).status).toBe(200);
  await withdraw('25 hours');
  const before = await files();
  await sweepLater();
  expect(await files()).toHaveLength(before.length - 1);
});

test('a closed link, and one that is too old, show and take none', async () => {
  const { id, call } = await ask();
  const [photo] = (await own(await upload(call, await drawPhoto()))).photos;
  await shop.pool.query('update request set link_closed_at = now() where id = $1', [id]);
  expect((await get(photo?.url)).status).toBe(404);
  expect((await upload(call, await drawPhoto())).status).toBe(404);
});

test('a deleted request takes its photos along; younger files without a row stay for an hour', async () => {
  const { id, call } = await ask();
  await upload(call, await drawPhoto());
  // A process that is killed after the file and before its row leaves it like this.
  const left = (await shop.services.photos?.add(Buffer.from('RIFF'))) ?? '';
  const path = join(shop.dataDir, 'request-photos', left.slice(0, 2), `${left}.webp`);
  const before = await files();
  await shop.pool.query('delete from request where id = $1', [id]);
  await sweepPhotos(shop.services);
  expect(await files()).toEqual(before);
  await sweepLater();
  expect(await files()).toHaveLength(before.length - 2);
  expect(existsSync(path)).toBe(false);
});

test('a full disk is a 503, and the request stays', async () => {
  const { id, call } = await ask();
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const { photos: store } = shop.services;
  const photos = store && { ...store, add: () => Promise.reject(full) };
  const app = buildApp({ ...shop.services, photos });
  const by: Caller = { request: async (path, init) => app.request(path, init) };
  const refused = await upload(call, await drawPhoto(), by);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await see(call)).toMatchObject({ photos: [], can_add_photos: true });
  expect(await orderOf(id)).toBeDefined();
});

test('HEAD of a photo leaves no file open', async () => {
  const { call } = await ask();
  const [photo] = (await own(await upload(call, await drawPhoto()))).photos;
  const body = new Readable({ read() {} });
  const { photos: store } = shop.services;
  const photos = store && { ...store, open: async () => ({ body, bytes: 12 }) };
  const app = buildApp({ ...shop.services, photos });
  const answered = await app.request(pathOf(photo?.url), { method: 'HEAD' });
  expect([answered.status, answered.headers.get('content-length')]).toEqual([200, '12']);
  expect(answered.headers.get('x-content-type-options')).toBe('nosniff');
  expect(body.destroyed).toBe(true);
});

test('a shop without a place for photos offers none, and refuses them with a sentence', async () => {
  const { call } = await ask();
  const app = buildApp({ ...shop.services, photos: null });
  const by: Caller = { request: async (path, init) => app.request(path, init) };
  expect((await own(await by.request(call))).can_add_photos).toBe(false);
  const refused = await upload(call, await drawPhoto(), by);
  expect([refused.status, (await readAnswer(refused)).message]).toEqual([
    409,
    'No photos can be added to this request.',
  ]);
});

test('twenty forms a day are taken for one request, and others of the network meanwhile', async () => {
  const countCall = createRateLimiter(1);
  const app = buildApp({ ...shop.services, countCall });
  const by: Caller = { request: async (path, init) => app.request(path, init) };
  const [one, two] = [await ask(), await ask()];
  const statuses = [];
  for (let i = 0; i < 21; i += 1) statuses.push((await upload(one.call, [], by)).status);
  expect(statuses.slice(-2)).toEqual([422, 429]);
  expect((await upload(two.call, await drawPhoto(), by)).status).toBe(201);
});
