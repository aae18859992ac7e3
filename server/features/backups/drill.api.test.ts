import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { openServices } from '../../open-services.ts';
import { silentLog } from '../../platform/log/log.ts';
import { readSettings } from '../../platform/settings.ts';
import { startDebianPostgres } from '../../testing/debian-postgres.ts';
import { findDebianPostgres } from '../../testing/find-debian-postgres.ts';
import { createEmptyDatabase, openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { callsOf } from '../../testing/own-catalogue.ts';
import { post, type Seller, signUpOwner } from '../../testing/seller.ts';
import { drawPhoto } from '../../testing/send-form.ts';
import { backUp, makeFolder, restore } from './testing/back-up.ts';
import { databaseUrlOf } from './testing/database-url.ts';
import { dumpTables } from './testing/dump-tables.ts';

/*
 * The drill: a shop is filled, backed up while people write into it, lost, and brought back. What stood still must be there
 * row by row; what was written meanwhile is there or not, but nothing of it half.
 */

let shop: TestShop;
let seller: Seller;
let folder: Awaited<ReturnType<typeof makeFolder>>;
let before: Map<string, string[]>;
let after: Map<string, string[]>;
let pictures: Map<string, Buffer>;
let written: { requests: number[]; pairs: number };

/** Tables in which the writers change rows, besides adding some. */
const changing = new Set(['product', 'package', 'listing']);

beforeAll(async () => {
  folder = await makeFolder();
  shop = await openTestShop();
  seller = await signUpOwner(shop, { business_name: 'Drini "i vjetër", Shkodër\nfillial' });
  const calls = callsOf(shop, seller);
  const ids: number[] = [];
  for (const count of [1, 2, 3]) {
    const images = await Promise.all(Array.from({ length: count }, () => drawPhoto()));
    const made = await calls.createProduct({ images, brand: '', quantity: '3' });
    ids.push(((await made.json()) as { data: { id: number } }).data.id);
  }
  await calls.createPackage({ product_ids: ids.map(String), quantity: ['1', '2', '1'] });
  for (const name of ['Ana', 'Beni']) await sendRequest(shop, { id: ids[0], name });

  before = await withClient(shop.connection, dumpTables);
  written = { requests: [], pairs: 0 };
  const writing = new AbortController();
  const writers = [
    writeRequests(ids[0] ?? 0, writing.signal),
    writePairs(ids[1] ?? 0, writing.signal),
  ];
  // The backup begins in the midst of it, and it goes on until it has ended.
  await vi.waitUntil(() => Math.min(written.requests.length, written.pairs) > 3, {
    timeout: 30_000,
  });
  await backUp(shop, folder.path('backups'));
  writing.abort();
  await Promise.all(writers);
  after = await withClient(shop.connection, dumpTables);
  pictures = await readPictures(shop);
  await rm(join(shop.dataDir, 'pictures'), { recursive: true });
  await shop.pool.query('truncate account, business, request, picture, product, package cascade');
});
afterAll(async () => {
  await shop.close();
  await folder.remove();
});

async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(connection);
  await client.connect();
  return work(client).finally(() => client.end());
}

async function writeRequests(product: number, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    written.requests.push(await sendRequest(shop, { id: product, name: 'Drita' }));
  }
}

/** Writes the same number into two tables at once, so that half of it would show. */
async function writePairs(product: number, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    written.pairs += 1;
    await shop.db.transaction().execute(async (trx) => {
      const price = written.pairs;
      await trx.updateTable('package').set({ price }).execute();
      await trx.updateTable('product').set({ price }).where('id', '=', product).execute();
    });
  }
}

async function readPictures({
  services,
}: Pick<TestShop, 'services'>): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const { key } of await services.db.selectFrom('picture').select('key').execute()) {
    const bytes = await services.media.readOriginal(key);
    if (bytes) found.set(key, bytes);
  }
  return found;
}

/** What is not as it must be: a row too many or too few of what stood still or was only added to. */
function differencesOf(restored: Map<string, string[]>): string[] {
  return [...restored].flatMap(([table, rows]) => {
    const [atFirst, atLast] = [before.get(table) ?? [], after.get(table) ?? []];
    if (changing.has(table)) {
      return rows.length === atLast.length ? [] : [`${table}: ${rows.length} rows`];
    }
    const [held, known] = [new Set(rows), new Set(atLast)];
    const lacking = atFirst.filter((row) => !held.has(row)).map((row) => `${table} lacks ${row}`);
    // The one line that a restore adds.
    const strange = rows.filter((row) => !known.has(row) && !row.includes('"action": "restore"'));
    return lacking.concat(strange.map((row) => `${table} has ${row}`));
  });
}

async function expectSameShop(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const restored = await dumpTables(client);
  expect([...restored.keys()]).toEqual([...before.keys()]);
  expect(differencesOf(restored)).toEqual([]);
  // What one transaction wrote is there whole: a price in two tables, and a request with its mail.
  const { rows } = await client.query(
    `select (select price from package) - (select price from product order by id offset 1 limit 1) as apart,
       (select count(*)::int from request r where not exists (select from mail where request_id = r.id and template = 'request')) as unsaid`,
  );
  expect(rows).toEqual([{ apart: '0.00', unsaid: 0 }]);
  return restored;
}

describe('a shop that was backed up while people wrote into it', () => {
  test('wrote before, meanwhile and after', () => {
    const count = (dump: Map<string, string[]>) => dump.get('request')?.length ?? 0;
    expect(count(after)).toBeGreaterThan(count(before) + 6);
    expect(pictures.size).toBe(6);
  });

  test('comes back in a new data folder, every row and every picture, and serves', async () => {
    const dataDir = folder.path('data');
    const settings = { ...readSettings({ DATA_DIR: dataDir }), authSecret: shop.services.secret };
    await restore(settings, { from: folder.path('backups') });
    const opened = await openServices(settings, silentLog);
    try {
      await withClient(opened.connection, expectSameShop);
      expect(await readPictures(opened)).toEqual(pictures);
      const app = buildApp(opened.services);
      const results = await app.request('/v1/public/results');
      expect(((await results.json()) as { data: { total: number } }).data.total).toBe(4);
      const request = async (path: string, init?: RequestInit) => app.request(path, init);
      expect((await post({ request }, '/auth/login', seller)).status).toBe(200);
    } finally {
      await opened.close();
    }
  });

  test('comes back in an empty database of a server', async () => {
    const { connection, drop } = await createEmptyDatabase();
    try {
      const databaseUrl = databaseUrlOf(connection);
      const settings = {
        dataDir: folder.path('beside'),
        databaseUrl,
        authSecret: shop.services.secret,
      };
      await restore(settings, { from: folder.path('backups') });
      await withClient(connection, async (client) => {
        await expectSameShop(client);
        // No id is given twice.
        const { rows } = await client.query(
          `select nextval('request_id_seq') > (select max(id) from request) as fresh`,
        );
        expect(rows).toEqual([{ fresh: true }]);
      });
    } finally {
      await drop();
    }
  });

  test.skipIf(!findDebianPostgres())(
    'comes back on an older PostgreSQL, and from there again',
    async () => {
      const debian = await startDebianPostgres(findDebianPostgres() ?? '');
      try {
        const databaseUrl = databaseUrlOf(debian.connection);
        const settings = {
          dataDir: folder.path('debian'),
          databaseUrl,
          authSecret: shop.services.secret,
        };
        await restore(settings, { from: folder.path('backups') });
        const older = await withClient(debian.connection, async (client) => {
          const { rows } = await client.query('show server_version_num');
          expect(Number(rows[0]?.server_version_num)).toBeLessThan(180_000);
          return expectSameShop(client);
        });
        const opened = await openServices({ ...readSettings({}), ...settings }, silentLog);
        await backUp(opened, folder.path('back')).finally(opened.close);
        const newer = await createEmptyDatabase();
        try {
          const again = {
            ...settings,
            dataDir: folder.path('again'),
            databaseUrl: databaseUrlOf(newer.connection),
          };
          await restore(again, { from: folder.path('back') });
          const dump = await withClient(newer.connection, dumpTables);
          // Each restore is noted.
          for (const one of [dump, older]) one.delete('audit_entry');
          expect(dump).toEqual(older);
        } finally {
          await newer.drop();
        }
      } finally {
        await debian.stop();
      }
    },
  );
});
