import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openServicesOn } from '../open-services.ts';
import {
  createEmptyDatabase,
  openTestShop,
  testSecret,
  type TestShop,
} from '../testing/open-test-shop.ts';
import { openDatabase } from './db/open-database.ts';
import { silentLog } from './log/log.ts';
import { readSettings } from './settings.ts';
import { readShopId } from './shop-mark.ts';

const other = '00000000-0000-4000-8000-000000000000';

let shop: TestShop;
let dataDir: string;
let id: string;
beforeAll(async () => {
  shop = await openTestShop({ cluster: null });
  const { rows } = await shop.pool.query<{ id: string }>('select id from shop_identity');
  id = rows[0]?.id ?? '';
});
afterAll(() => shop.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'orendi-marked-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = async (connection = shop.connection) => {
  const settings = readSettings({ DATA_DIR: dataDir, AUTH_SECRET: testSecret });
  const { close } = await openServicesOn(connection, settings, silentLog);
  await close();
};
const markedAs = (owner: string) => writeFile(join(dataDir, 'shop-id'), `${owner}\n`);

test('a data folder without a mark is marked, and then used', async () => {
  await start();
  expect(await readFile(join(dataDir, 'shop-id'), 'utf8')).toBe(`${id}\n`);
  await start();
});

test("another shop's data folder is refused, with both ids", async () => {
  await markedAs(other);
  await expect(start()).rejects.toThrow(
    `The data folder ${dataDir} belongs to the shop ${other}, and this is the shop ${id}: check DATA_DIR and DATABASE_URL, or remove ${join(dataDir, 'shop-id')} if they belong together.`,
  );
});

test('an empty database is left empty beside the data folder of a shop', async () => {
  const { connection, drop } = await createEmptyDatabase();
  await markedAs(other);
  try {
    await expect(start(connection)).rejects.toThrow(
      `belongs to the shop ${other}, and this is one without an id`,
    );
    await rm(join(dataDir, 'shop-id'));
    // Nothing was migrated: whoever looks finds no table.
    const client = new pg.Client(connection);
    await client.connect();
    const { rowCount } = await client
      .query("select 1 from pg_tables where schemaname = 'public'")
      .finally(() => client.end());
    expect(rowCount).toBe(0);
  } finally {
    await drop();
  }
});

test('an id that is absent is made', async () => {
  await shop.pool.query('delete from shop_identity');
  await start();
  const { rows } = await shop.pool.query<{ id: string }>('select id from shop_identity');
  expect(rows).toEqual([{ id: expect.not.stringMatching(id) }]);
  id = rows[0]?.id ?? '';
});

test('an empty database is asked for its id without an error, which its log would tell', async () => {
  const { connection, drop } = await createEmptyDatabase();
  const { db, close } = openDatabase(connection, silentLog);
  try {
    const asked = db.transaction().execute(async (trx) => {
      const found = await readShopId(trx);
      // Refused in a transaction in which anything has failed.
      await sql`select`.execute(trx);
      return found;
    });
    expect(await asked).toBeNull();
  } finally {
    await close();
    await drop();
  }
});
