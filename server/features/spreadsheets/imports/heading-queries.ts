import type { HeadingsForm } from '@orendi/contract/schemas/imports';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { foldHeading, type Meaning, type ToldMeanings } from '../reading/match-columns.ts';

/** Some dozen tables have as many; the oldest go. */
const mostHeadings = 500;

export async function listTold(db: Db, businessId: number): Promise<ToldMeanings> {
  const rows = await db
    .selectFrom('import_heading')
    .select(['heading', 'meaning'])
    .where('business_id', '=', businessId)
    .execute();
  return new Map(rows.map(({ heading, meaning }) => [heading, meaning as Meaning]));
}

/** Replaces earlier meanings of the same headings. */
export async function keepTold(db: Db, businessId: number, { headings }: HeadingsForm) {
  const told = new Map(headings.map(({ heading, column }) => [foldHeading(heading), column]));
  await sql`
    insert into import_heading (business_id, heading, meaning)
    select ${businessId}::int, * from unnest(${[...told.keys()]}::text[], ${[...told.values()]}::text[])
    on conflict (business_id, heading)
      do update set meaning = excluded.meaning, told_at = now()`.execute(db);
  await sql`
    delete from import_heading where business_id = ${businessId} and heading not in (
      select heading from import_heading where business_id = ${businessId}
      order by told_at desc, heading limit ${mostHeadings})`.execute(db);
}
