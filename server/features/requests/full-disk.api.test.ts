import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openRequestShop, type RequestShop } from './testing/open-request-shop.ts';
import { submitForm } from './testing/visitor.ts';
import { buildApp } from '../../app.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { createDiskSpace, isDiskFull, tryDatabase, tryFolder } from '../../platform/disk-space.ts';
import { silentLog } from '../../platform/log/log.ts';

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

let shop: RequestShop;
let item: number;

beforeAll(async () => {
  shop = await openRequestShop();
  item = await createProduct(shop, { business_id: await createBusiness(shop) });
});
afterAll(() => shop.close());
afterEach(() => sql`drop trigger if exists no_room on request`.execute(shop.db));

/** The app, on a disk of which the test decides whether it is full. */
function openApp() {
  const disk = { isFull: false };
  const attempt = async () => {
    if (disk.isFull) throw full;
  };
  const services = { ...shop.services, diskSpace: createDiskSpace([attempt], silentLog) };
  const app = buildApp(services);
  return {
    disk,
    request: async (path: string, init?: RequestInit) => app.request(path, init),
    services,
  };
}

async function fillDatabase() {
  await sql`create or replace function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(
    shop.db,
  );
  await sql`create trigger no_room before insert on request
    for each row execute function no_room()`.execute(shop.db);
}

test('a form that finds no room is answered 503; readiness says so, and recovers by itself', async () => {
  const { disk, ...app } = openApp();
  await fillDatabase();
  disk.isFull = true;
  expect((await app.request('/readyz')).status).toBe(200);
  const refused = await submitForm(app, { id: item });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
  const ready = await app.request('/readyz');
  expect([ready.status, await ready.text()]).toEqual([503, 'disk full']);
  expect((await app.request('/readyz')).status).toBe(503);

  await sql`drop trigger no_room on request`.execute(shop.db);
  disk.isFull = false;
  expect((await app.request('/readyz')).status).toBe(200);
  expect((await submitForm(app, { id: item })).status).toBe(201);
});

test('a full disk of pictures answers 503 too', async () => {
  const media = {
    ...shop.services.media,
    serve: () => Promise.reject(new Error('x', { cause: full })),
  };
  const answer = await buildApp({ ...shop.services, media }).request('/media/x/320.webp');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});

test.each([
  ['ENOSPC', true],
  ['EDQUOT', true],
  ['53100', true],
  ['EACCES', false],
])('%s says that a disk is full: %s', (code, isFull) => {
  expect(isDiskFull(Object.assign(new Error(code), { code }))).toBe(isFull);
});

test.skipIf(!existsSync('/dev/full'))(
  'a folder and a database are tried by writing to them',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orendi-room-'));
    await expect(tryFolder(folder)()).resolves.toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
    symlinkSync('/dev/full', join(folder, `.room.${process.pid}`));
    expect(isDiskFull(await tryFolder(folder)().catch((error: unknown) => error))).toBe(true);
    rmSync(folder, { recursive: true });
    await tryDatabase(shop.db)();
    await tryDatabase(shop.db)();
  },
);
