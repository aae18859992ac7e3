import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '../../../open-services.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the requests of a shop from before keep what had become of them', async () => {
  const client = new pg.Client(shop.connection);
  await client.connect();
  await client.query(`
    create schema former;
    set search_path to former;
    create table request (
      id integer primary key, business_id integer, request_status boolean not null default false, created_at timestamptz
    );
    create index request_by_status on request (business_id, request_status, id desc);
    insert into request values (1, 7, true, '2026-01-02Z'), (2, 7, false, '2026-03-04Z')`);
  await client.query(await readFile(join(migrationsFolder, '0024_request_states.sql'), 'utf8'));
  const { rows } = await client.query(
    `select state, request_status, is_order, signals, state_since = created_at as since from request order by id`,
  );
  await client.end();
  const order = { is_order: true, signals: [], since: true };
  expect(rows).toEqual([
    { state: 'answered', request_status: true, ...order },
    { state: 'new', request_status: false, ...order },
  ]);
});
