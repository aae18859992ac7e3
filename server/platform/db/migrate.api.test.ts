import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { migrate } from './migrate.ts';

let shop: TestShop;
let folder: string;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orendi-migrations-'));
  await shop.pool.query('drop table migration; drop table if exists chair');
  return () => rm(folder, { recursive: true });
});

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

test('a migration that fails leaves nothing of itself', async () => {
  await write('0001_chair.sql', 'create table chair (id int); select 1 / 0');
  await expect(migrate(shop.pool, folder)).rejects.toThrow('0001_chair.sql failed');
  const { rows } = await shop.pool.query(`select to_regclass('chair') as chair`);
  expect(rows).toEqual([{ chair: null }]);
});

test('a changed or unknown history is refused', async () => {
  await write('0001_chair.sql', 'create table chair (id int)');
  await migrate(shop.pool, folder);
  await write('0001_chair.sql', 'create table chair (id bigint)');
  await expect(migrate(shop.pool, folder)).rejects.toThrow('was changed after it was applied');
  await rm(join(folder, '0001_chair.sql'));
  await expect(migrate(shop.pool, folder)).rejects.toThrow('newer than this version');
});
