import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { prepared } from './prepared-statements.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a marked statement is planned once on a connection, each of its forms under its own name', async () => {
  const statements = await shop.db.connection().execute(async (db) => {
    for (const id of [1, 2, 3]) {
      await db
        .selectFrom('industry')
        .select('id')
        .where('id', '=', id)
        .modifyFront(prepared)
        .execute();
      await sql`${prepared} select ${id}::int as one`.execute(db);
      await sql`select ${id}::int as unmarked`.execute(db);
    }
    return sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%/* prepared */%'
        and statement not like '%pg_prepared_statements%'`.execute(db);
  });
  expect(statements.rows).toHaveLength(2);
});

test('a marked statement gives what it would give unmarked, with its own values each time', async () => {
  const answers = [];
  for (const value of ['a', 'b']) {
    const { rows } = await sql<{
      value: string;
    }>`${prepared} select ${value}::text as value`.execute(shop.db);
    answers.push(rows[0]?.value);
  }
  expect(answers).toEqual(['a', 'b']);
});

test('many forms of a statement do not fill the server: beyond some they run as any other', async () => {
  const count = await shop.db.connection().execute(async (db) => {
    for (let form = 1; form <= 250; form += 1) {
      await sql`${prepared} select ${1}::int as ${sql.id(`c${form}`)}`.execute(db);
    }
    const { rows } = await sql<{
      count: number;
    }>`select count(*) from pg_prepared_statements`.execute(db);
    return rows[0]?.count;
  });
  expect(count).toBeLessThanOrEqual(200);
});
