import type { TestShop } from '@orendi/server/testing/open-test-shop';

/** All rows of all tables as texts, by table: what a command must leave as it is can be compared as a whole. */
export async function readRows(pool: TestShop['pool']): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const read: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(
      `select t::text as text from "${name}" t order by 1`,
    );
    read[name] = rows.map(({ text }) => text);
  }
  return read;
}
