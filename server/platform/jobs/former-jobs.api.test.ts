import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '../../open-services.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('jobs left in the former queue are done after the update, and the queue is removed', async () => {
  const migration = await readFile(join(migrationsFolder, '0013_former_jobs.sql'), 'utf8');
  await shop.pool.query(`
    create schema pgboss;
    create table pgboss.job (id uuid default gen_random_uuid(), name text, data jsonb, state text, start_after timestamptz);
    insert into pgboss.job (name, data, state, start_after) values
      ('mail', '{}', 'created', now()),
      ('requests-upkeep', null, 'created', now()),
      ('forgotten-passwords', '{"email": "ana@example.com"}', 'created', now()),
      ('forgotten-passwords', '{"email": "eva@example.com"}', 'completed', now()),
      ('push', '{"requestId": 1, "subscriptionId": 2}', 'retry', now() + interval '1 minute'),
      ('picture-removal', '{"keys": ["a"]}', 'active', now() - interval '1 hour')`);
  await shop.pool.query(migration);
  const { rows } = await shop.pool.query(
    `select queue, data, due_at > now() as later from job where every is null order by queue`,
  );
  expect(rows).toEqual([
    { queue: 'forgotten-passwords', data: { email: 'ana@example.com' }, later: false },
    { queue: 'picture-removal', data: { keys: ['a'] }, later: false },
    { queue: 'push', data: { requestId: 1, subscriptionId: 2 }, later: true },
  ]);
  const left = await shop.pool.query(`select to_regnamespace('pgboss') as schema`);
  expect(left.rows).toEqual([{ schema: null }]);
  await shop.pool.query(migration);
});
