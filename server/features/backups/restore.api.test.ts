import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrationsFolder, openServices } from '../../open-services.ts';
import { apply, findPending, readMigrations } from '../../platform/db/migrate.ts';
import { silentLog } from '../../platform/log/log.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { readSettings } from '../../platform/settings.ts';
import {
  createEmptyDatabase,
  openTestShop,
  testSecret,
  type TestShop,
} from '../../testing/open-test-shop.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { backUp, makeFolder, restore } from './testing/back-up.ts';
import { databaseUrlOf } from './testing/database-url.ts';

let shop: TestShop;
let folder: Awaited<ReturnType<typeof makeFolder>>;
let from: string;
let name: string;
let target: Awaited<ReturnType<typeof createEmptyDatabase>>;
let number = 0;
/** Settings of a machine that has nothing yet. */
let settings: { dataDir: string; databaseUrl: string; authSecret: string };

beforeAll(async () => {
  folder = await makeFolder();
  from = folder.path('backups');
  shop = await openTestShop();
  const business = await createBusiness(shop);
  const product = await createProduct(shop, { business_id: business });
  for (const one of ['Ana', 'Beni']) await sendRequest(shop, { id: product, name: one });
  await shop.pool.query(`update mail set sent_at = now() where id = (select min(id) from mail)`);
  ({ name } = await backUp(shop, from));
});
afterAll(async () => {
  await shop.close();
  await folder.remove();
});
beforeEach(async () => {
  target = await createEmptyDatabase();
  number += 1;
  const dataDir = folder.path(`data-${number}`);
  settings = { dataDir, databaseUrl: databaseUrlOf(target.connection), authSecret: testSecret };
});
afterEach(() => target.drop());

async function ask<Row>(statement: string): Promise<Row[]> {
  const client = new pg.Client(target.connection);
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows as Row[];
}
const tables = () => ask(`select 1 from pg_tables where schemaname = 'public'`);

test('a restore killed while moving files into place is repeated', async () => {
  const { dataDir } = settings;
  await mkdir(join(dataDir, '.restoring', 'pictures'), { recursive: true });
  await writeFile(join(dataDir, '.restoring', 'moving'), 'auth-secret\npictures');
  await writeFile(join(dataDir, 'auth-secret'), 'moved by the one before');
  const starting = { ...readSettings({}), ...settings };
  await expect(openServices(starting, silentLog)).rejects.toThrow('was not finished');
  await restore(settings, { from });
  expect(existsSync(join(dataDir, '.restoring'))).toBe(false);
  expect(existsSync(join(dataDir, 'auth-secret'))).toBe(false);
});

test('repeating an interrupted restore removes only files that it had moved', async () => {
  const { dataDir } = settings;
  await mkdir(join(dataDir, '.restoring', 'postgres'), { recursive: true });
  await writeFile(join(dataDir, '.restoring', 'moving'), 'pictures\npostgres');
  await mkdir(join(dataDir, 'postgres'));
  await expect(restore(settings, { from })).rejects.toThrow('is not empty: it holds postgres');
  expect(existsSync(join(dataDir, 'postgres'))).toBe(true);
});

test('sends nothing by itself, and what was sent stays sent', async () => {
  await restore(settings, { from });
  expect(await ask('select count(*)::int as n from outbox_hold')).toEqual([{ n: 1 }]);
  const [mails] = await ask(`select count(*)::int as n, count(sent_at)::int as sent from mail`);
  const { rows } = await shop.pool.query(
    'select count(*)::int as n, count(sent_at)::int as sent from mail',
  );
  expect(mails).toEqual(rows[0]);
  expect(await ask(`select action, actor from audit_entry`)).toEqual([
    { action: 'restore', actor: 'a test' },
  ]);
});

describe('a place that is not empty is refused, and stays as it was:', () => {
  test('a data folder with anything in it', async () => {
    await mkdir(settings.dataDir);
    await writeFile(join(settings.dataDir, 'auth-secret'), 'x');
    await expect(restore(settings, { from })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/data-\d+ is not empty: it holds auth-secret\. Restore into/),
    });
    expect(await readdir(settings.dataDir)).toEqual(['auth-secret']);
    expect(await tables()).toEqual([]);
  });

  test('a database with a table', async () => {
    await ask('create table mine ()');
    await expect(restore(settings, { from })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/The database is not empty: it has the table mine\./),
    });
    expect(await tables()).toHaveLength(1);
    expect(existsSync(settings.dataDir)).toBe(false);
  });

  test('a folder without a backup', async () => {
    await expect(restore(settings, { from: folder.path('none') })).rejects.toThrow(
      /There is no backup in /,
    );
  });
});

test('an empty folder that is there already will do, with its journal and what a killed restore left', async () => {
  await mkdir(join(settings.dataDir, '.restoring', 'pictures'), { recursive: true });
  await writeFile(join(settings.dataDir, 'erasures.jsonl'), '');
  await restore(settings, { from });
  const names = (await readdir(settings.dataDir)).filter((one) => !one.startsWith('lock'));
  expect(names.sort()).toEqual(['erasures.jsonl', 'pictures', 'request-photos']);
});

test('a restore that fails halfway leaves nothing behind', async () => {
  const broken = folder.path('broken');
  await mkdir(broken);
  for (const migration of await readMigrations(migrationsFolder)) {
    await writeFile(join(broken, migration.name), migration.sql);
  }
  await writeFile(join(broken, '9999_broken.sql'), 'select 1 / 0');
  const attempt = restore(settings, { from, migrationsFolder: broken });
  await expect(attempt).rejects.toThrow(/9999_broken\.sql failed \(division by zero\)/);
  expect(await tables()).toEqual([]);
  expect(existsSync(settings.dataDir)).toBe(false);
  await restore(settings, { from });
});

test('an older one becomes a shop of today', async () => {
  const older = await createEmptyDatabase();
  const { pool, close } = openDatabase(older.connection, silentLog);
  const until = '0023_passkeys.sql';
  const client = await pool.connect();
  const all = await findPending(client, await readMigrations(migrationsFolder));
  for (const one of all) if (one.name <= until) await apply(client, one);
  await client.query(`
    insert into picture (key, bytes) values ('${'0'.repeat(32)}-8x6-c0a080', 10);
    insert into business (business_name, description_en, description_al, email, phone_no, address, logo)
      select 'Arka', '', '', 'a@b.example', '+355691234567', '', key from picture;
    insert into request (business_id, item_id, item_type, item_name, item_price, item_currency, client_name, client_phone,
      preferred_contact_method, client_language, request_status)
      select id, 1, 'product', 'Divan', 1, 'EUR', 'Ana', '+355691234567', 'phone', 'al', true from business;
    delete from category where id = 45;
    -- The backup is of today, and reads the keys of photographs, too.
    create view request_photo as select key, bytes from picture where false`);
  client.release();
  const { services } = shop;
  await backUp({ services: { ...services, pool } }, folder.path('older'));
  await close();
  await older.drop();
  await restore(settings, { from: folder.path('older') });
  expect(await ask('select client_name, state, is_order from request')).toEqual([
    { client_name: 'Ana', state: 'answered', is_order: true },
  ]);
  expect(await ask('select count(*)::int as n from category')).toEqual([{ n: 44 }]);
  const [{ name: last } = { name: '' }] = await ask<{ name: string }>(
    'select max(name) as name from migration',
  );
  expect(last).toBe(all.at(-1)?.name);
});

describe('the secret', () => {
  test('of another shop is refused, as second factors are sealed with it', async () => {
    const other = { ...settings, authSecret: 'quite another secret, of 32 and more' };
    await expect(restore(other, { from })).rejects.toThrow(
      /AUTH_SECRET is not that of the shop, .* set it to what .*auth-secret holds, or say --without/,
    );
    expect(await tables()).toEqual([]);
    await restore(other, { from, isSecretLost: true });
  });

  test('of settings has to be set again', async () => {
    await expect(restore({ ...settings, authSecret: null }, { from })).rejects.toThrow(
      /had its secret from AUTH_SECRET: set it to what .*auth-secret holds/,
    );
  });

  test('may be kept elsewhere', async () => {
    const secret = join(from, name, 'auth-secret');
    const kept = await readFile(secret, 'utf8');
    await rm(secret);
    const unknown = { ...settings, authSecret: null };
    await expect(restore(unknown, { from })).rejects.toThrow(/The secret of the shop is not in /);
    await restore(settings, { from });
    await writeFile(secret, kept, { mode: 0o600 });
  });
});
