import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely';
import type { Database, Db } from './tables.ts';

type Table = 'account' | 'business' | 'product_import' | 'request';

/** The columns of a row that is known to be there. */
export async function readRow<
  T extends Table,
  Column extends keyof Selectable<Database[T]> & string,
>(
  db: Db,
  table: T,
  id: number,
  columns: readonly Column[],
): Promise<Pick<Selectable<Database[T]>, Column>> {
  const { rows } = await sql<Pick<Selectable<Database[T]>, Column>>`
    select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no ${table} ${id}.`);
  return row;
}

/** Reads the one value that a statement selects; null where it finds no row. */
export const readValue =
  (db: Db) =>
  async <Value>(...statement: Parameters<typeof sql>): Promise<Value> => {
    const { rows } = await sql<Record<string, Value>>(...statement).execute(db);
    const [value = null] = Object.values(rows[0] ?? {});
    return value as Value;
  };

/** Absent columns stay. */
export async function updateRow<T extends Table>(
  db: Db,
  table: T,
  id: number,
  columns: UpdateObject<Database, T>,
): Promise<void> {
  const set = Object.entries(columns)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${id}`.execute(db);
}

/** @returns false, and changes nothing, where there is such a row already */
export async function insertOnce<T extends 'authenticator' | 'reminder' | 'spent_challenge'>(
  db: Db,
  table: T,
  row: Insertable<Database[T]>,
): Promise<boolean> {
  const [names, values] = [Object.keys(row), Object.values(row)];
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(values)}) on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}
