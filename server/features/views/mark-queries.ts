import { lifetimes } from '@orendi/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

const markLife = sql.lit(`${lifetimes.viewMinutes} minutes`);

/** @returns `fresh` if there was none */
export async function findOrAddSalt(db: Db, day: string, fresh: Buffer): Promise<Buffer> {
  await sql`insert into view_salt (day, salt) values (${day}, ${fresh}) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{
    salt: Buffer;
  }>`select salt from view_salt where day = ${day}`.execute(db);
  if (!rows[0]) throw new Error(`the salt of ${day} was removed while it was asked for`);
  return rows[0].salt;
}

/** A visitor and an item as a hash, 32 hexadecimal digits. */
export interface Mark {
  mark: string;
  /** The same hash with the salt of the day before, for as long as that one counts. */
  earlier: string | null;
  seenAt: Date;
}

/** @returns the marks that were not counted in the last half hour, and are counted now */
export async function addMarks(trx: Db, marks: Mark[]): Promise<Set<string>> {
  const { rows } = await sql<{ mark: string }>`
    insert into view_mark (mark, seen_at)
    select n.mark, n.seen_at
    from unnest(
      ${marks.map(({ mark }) => mark)}::uuid[],
      ${marks.map(({ earlier }) => earlier)}::uuid[],
      ${marks.map(({ seenAt }) => seenAt)}::timestamptz[]
    ) as n (mark, earlier, seen_at)
    where not exists (
      select from view_mark m where m.mark = n.earlier and m.seen_at > n.seen_at - ${markLife}::interval
    )
    order by n.mark
    on conflict (mark) do update set seen_at = excluded.seen_at
      where view_mark.seen_at <= excluded.seen_at - ${markLife}::interval
    returning replace(mark::text, '-', '') as mark`.execute(trx);
  return new Set(rows.map(({ mark }) => mark));
}

/**
 * The half hour of an address and item begins with its first view.
 * @returns views in it, by mark
 */
export async function addNeighbors(
  trx: Db,
  added: ReadonlyMap<string, { views: number; seenAt: Date }>,
): Promise<Map<string, number>> {
  const given = [...added.values()];
  const { rows } = await sql<{ mark: string; views: number }>`
    insert into view_mark as m (mark, views, seen_at)
    select * from unnest(
      ${[...added.keys()]}::uuid[], ${given.map(({ views }) => views)}::int[],
      ${given.map(({ seenAt }) => seenAt)}::timestamptz[]
    ) as n (mark, views, seen_at)
    order by n.mark
    on conflict (mark) do update set
      views = case when m.seen_at > excluded.seen_at - ${markLife}::interval then m.views else 0 end + excluded.views,
      seen_at = case when m.seen_at > excluded.seen_at - ${markLife}::interval then m.seen_at else excluded.seen_at end
    returning replace(mark::text, '-', '') as mark, views`.execute(trx);
  return new Map(rows.map(({ mark, views }) => [mark, views]));
}

/** Skips marks that are being written instead of waiting for them, so that it cannot deadlock with counting. */
export async function deleteOldMarks(db: Db, now: Date): Promise<void> {
  await sql`
    delete from view_mark where mark in (
      select mark from view_mark where seen_at <= ${now}::timestamptz - ${markLife}::interval
      for update skip locked
    )`.execute(db);
}

/** @param firstDay the first day whose marks may still count */
export async function deleteOldSalts(db: Db, firstDay: string): Promise<void> {
  await sql`delete from view_salt where day < ${firstDay}`.execute(db);
}
