import { mostReports } from '@orendi/contract/limits';
import type { ReportReason } from '@orendi/contract/listing-reports';
import { sql } from 'kysely';
import { readValue } from '../../../platform/db/rows.ts';
import type { Db, ItemType } from '../../../platform/db/tables.ts';

/** Arbitrary; separates these locks from others. */
const REPORT_LOCK = 7_360_036;

type Reportable = NonNullable<Awaited<ReturnType<typeof findReportable>>>;

/** The listing if visitors can see it. */
export async function findReportable(db: Db, type: ItemType, id: number) {
  return db
    .selectFrom('listing')
    .select(['id', 'product_id', 'package_id'])
    .where(type === 'product' ? 'product_id' : 'package_id', '=', id)
    .executeTakeFirst();
}

/** Serializes reports of a listing until the end of the transaction, so that exactly one of them is the first. */
export async function holdReports(trx: Db, listingId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${REPORT_LOCK}, ${listingId})`.execute(trx);
}

/** Stores a report, unless the listing has as many open ones as are kept. */
export const insertReport = (
  trx: Db,
  { id, product_id, package_id }: Reportable,
  { reason, message }: { reason: ReportReason; message: string },
) =>
  sql`insert into listing_report (product_id, package_id, reason, message)
    select ${product_id}::int, ${package_id}::int, ${reason}, ${message}
    where (select count(*) from listing_report where listing_id = ${id} and settled_at is null) < ${mostReports}`.execute(
    trx,
  );

/** Whether a report of this listing came in the last day. */
export const hasRecentReport = (trx: Db, listingId: number) => readValue(trx)<boolean>`
  select exists (
    select from listing_report where listing_id = ${listingId} and created_at > now() - interval '1 day'
  )`;

/** @returns how many reports of the listing were open */
export async function settleReports(
  trx: Db,
  listingId: number,
  settlement: 'hidden' | 'dismissed',
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update listing_report set settlement = ${settlement}, settled_at = ${now}
    where listing_id = ${listingId} and settled_at is null`.execute(trx);
  return Number(numAffectedRows);
}

/** How many listings have reports that nobody has decided about. */
export const countReportedListings = (db: Db) => readValue(db)<number>`
  select count(distinct listing_id) from listing_report where settled_at is null`;
