import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { StartError } from '../start-error.ts';
import { migrate } from './migrate.ts';

let shop: TestShop;
let folder: string;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orendi-migrations-'));
  await shop.pool.query('drop table if exists migration, chair');
  return () => rm(folder, { recursive: true });
});

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await shop.pool.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1',
    [table],
  );
  return rows.map(({ name }) => name);
}

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

test('applies what is new, once', async () => {
  await write('0001_chair.sql', 'create table chair (id int)');
  expect(await migrate(shop.pool, folder)).toEqual(['0001_chair.sql']);
  expect(await migrate(shop.pool, folder)).toEqual([]);
  await write('0002_legs.sql', 'alter table chair add legs int');
  expect(await migrate(shop.pool, folder)).toEqual(['0002_legs.sql']);
});

test('several processes can start at once', async () => {
  await write('0001_chair.sql', 'create table chair (id int)');
  const applied = await Promise.all([1, 2, 3].map(() => migrate(shop.pool, folder)));
  expect(applied.flat()).toEqual(['0001_chair.sql']);
});

test('a table in use is waited for, and whoever reads it meanwhile is not kept waiting', async () => {
  await shop.pool.query('create table chair (id int)');
  await write('0001_legs.sql', 'alter table chair add legs int');
  const backup = await shop.pool.connect();
  await backup.query('begin; select from chair');
  const tried: string[] = [];
  const migrating = migrate(shop.pool, folder, { lock: 100, pause: 100, longest: 60_000 });
  const done = migrating.then((names) => tried.push(...names));
  // Each waits behind an attempt at most, although the backup goes on.
  for (let reader = 0; reader < 20; reader += 1) await shop.pool.query('select from chair');
  expect(tried).toEqual([]);
  await backup.query('commit');
  backup.release();
  await done;
  expect(tried).toEqual(['0001_legs.sql']);
  expect(await columnsOf('chair')).toEqual(['id', 'legs']);
});

test('a request that is being stored meanwhile is not the one that a deadlock ends', async () => {
  await write('0001_more.sql', 'alter table mail add more int; alter table request add more int');
  const visitor = await shop.pool.connect();
  await visitor.query('begin; lock table request in row exclusive mode');
  const migrating = migrate(shop.pool, folder);
  const isWaiting = async () => {
    const { rows } = await shop.pool.query('select from pg_locks where not granted');
    return rows.length > 0;
  };
  await vi.waitUntil(isWaiting, { timeout: 30_000 });
  await visitor.query('lock table mail in row exclusive mode; commit');
  visitor.release();
  expect(await migrating).toEqual(['0001_more.sql']);
  expect(await columnsOf('mail')).toContain('more');
});

test('a table that stays in use is given up in the end, and nothing has changed', async () => {
  await shop.pool.query('create table chair (id int)');
  await write('0001_legs.sql', 'alter table chair add legs int');
  const backup = await shop.pool.connect();
  await backup.query('begin; select from chair');
  await expect(migrate(shop.pool, folder, { lock: 20, pause: 20, longest: 100 })).rejects.toThrow(
    'The migration 0001_legs.sql failed (canceling statement due to lock timeout)',
  );
  await backup.query('commit');
  backup.release();
  expect(await columnsOf('chair')).toEqual(['id']);
});

test('a migration that fails takes all of its start with it, and the version before still starts', async () => {
  const former = join(folder, 'former');
  await mkdir(former);
  for (const place of ['', 'former/']) {
    await write(`${place}0001_chair.sql`, 'create table chair (id int)');
  }
  await migrate(shop.pool, former);
  await write('0002_legs.sql', 'alter table chair add legs int');
  await write('0003_seat.sql', 'alter table chair add seat int; select 1 / 0');
  await expect(migrate(shop.pool, folder)).rejects.toThrow(
    new StartError(
      'The migration 0003_seat.sql failed (division by zero), and the database was left as it was: the version before still starts.',
    ),
  );
  expect(await columnsOf('chair')).toEqual(['id']);
  expect(await migrate(shop.pool, former)).toEqual([]);
});

test('the first start of all leaves nothing either if it fails', async () => {
  await write('0001_chair.sql', 'create table chair (id int); select 1 / 0');
  await expect(migrate(shop.pool, folder)).rejects.toThrow('0001_chair.sql failed');
  expect(await columnsOf('chair')).toEqual([]);
  expect(await columnsOf('migration')).toEqual([]);
});

test('a changed or unknown history is refused', async () => {
  await write('0001_chair.sql', 'create table chair (id int)');
  await migrate(shop.pool, folder);
  await write('0001_chair.sql', 'create table chair (id bigint)');
  await expect(migrate(shop.pool, folder)).rejects.toThrow('was changed after it was applied');
  await rm(join(folder, '0001_chair.sql'));
  await expect(migrate(shop.pool, folder)).rejects.toThrow(
    new StartError(
      'The database is newer than this version: it has the migration 0001_chair.sql. Start the version that made it, or restore a backup from before it.',
    ),
  );
});
