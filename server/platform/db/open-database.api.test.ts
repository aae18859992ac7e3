import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { isDatabaseUnreachable } from './unreachable.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a connection lost between two statements fails the transaction, not the process', async () => {
  const reason = await shop.db
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const isGone = async () => {
        const sessions = await shop.pool.query('select from pg_stat_activity where pid = $1', [
          rows[0]?.pid,
        ]);
        return sessions.rowCount === 0;
      };
      await shop.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await vi.waitUntil(isGone, { timeout: 10_000 });
      await sql`select 1`.execute(trx);
    })
    .catch((error: unknown) => error);
  expect(isDatabaseUnreachable(reason)).toBe(true);
  await expect(sql`select 1`.execute(shop.db)).resolves.toBeDefined();
});

test('numbers arrive as numbers, exactly', async () => {
  const { rows } = await sql`
    select 99999999.99::numeric(12, 2) as price, 9007199254740991::bigint as count`.execute(
    shop.db,
  );
  expect(rows).toEqual([{ price: 99_999_999.99, count: Number.MAX_SAFE_INTEGER }]);
});
