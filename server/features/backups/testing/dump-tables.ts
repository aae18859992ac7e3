import type pg from 'pg';
import { listTables } from '../schema-queries.ts';

/** Every row of every table that a backup holds, with the columns that the database computes, as text. */
export async function dumpTables(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const dump = new Map<string, string[]>();
  await client.query(`set timezone = 'UTC'`);
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ row: string }>(
      `select (to_jsonb(t) - 'changed_in')::text as row from "${name}" t order by 1`,
    );
    dump.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return dump;
}
