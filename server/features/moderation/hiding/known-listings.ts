import type { ListingsQuery, ReportsQuery } from '@orendi/contract/schemas/operator-shop';
import { type RawBuilder, sql } from 'kysely';
import type { ReportReason } from '@orendi/contract/listing-reports';
import { contains, idIn } from '../../../platform/db/folded.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { PictureAddress } from '../../../platform/media/picture-addresses.ts';
import { everyListing, selectListings } from './hiding-queries.ts';
import { listReports } from '../reports/list-reports.ts';

const states: Record<ListingsQuery['state'], RawBuilder<unknown>> = {
  all: sql`true`,
  public: sql`l.state = 'published' and l.hidden_at is null and b.suspended_at is null`,
  hidden: sql`l.hidden_at is not null`,
};

/** A page of all products and packages, or of those with a text in their name or their business's; the newest first. */
export async function listKnownListings(
  db: Db,
  { q, state, page, perPage }: ListingsQuery,
  address: PictureAddress,
) {
  const isMeant = q
    ? sql`(${contains(sql`l.name`, q)} or l.id = ${idIn(q)}
        or l.business_id in (select id from business where ${contains(sql`business_name`, q)}))`
    : sql`true`;
  // Once for both, as a text is looked for in every row.
  const { rows: found } = await sql<{ id: number | null; total: number }>`
    with found as materialized (
      select l.id, l.created_at from ${everyListing} where ${states[state]} and ${isMeant}
    )
    select (select count(*) from found) as total, f.id from (values (1)) one
    left join (
      select id, created_at from found
      order by created_at desc, id desc limit ${perPage} offset ${(page - 1) * perPage}
    ) f on true order by f.created_at desc, f.id desc`.execute(db);
  const ids = found.flatMap(({ id }) => id ?? []);
  const known = await findKnownListings(db, ids, address);
  const results = ids.flatMap((id) => known.get(id) ?? []);
  return { results, page, perPage, total: found[0]?.total ?? 0 };
}

async function findKnownListings(db: Db, ids: number[], address: PictureAddress) {
  const { rows } = await selectListings(sql`l.id = any(${ids}::int[])`).execute(db);
  return new Map(
    rows.map(({ id, type, name, picture_key, business_id, business_name, ...row }) => {
      const { state, hidden_at, hidden_reason, copies } = row;
      const image = picture_key && address(picture_key);
      const business = { id: business_id, business_name };
      const listing = { id, type, name, image, business, state, hidden_at, hidden_reason, copies };
      return [id, listing];
    }),
  );
}

/** A page of what visitors have reported, as the console shows it. */
export async function listReportedListings(db: Db, query: ReportsQuery, address: PictureAddress) {
  const { results: reported, total } = await listReports(db, query);
  const ids = reported.map(({ id }) => id);
  const listings = await findKnownListings(db, ids, address);
  const results = reported.flatMap(({ id, messages, first_at, last_at, settled_at, ...report }) => {
    const listing = listings.get(id);
    const counts = Object.entries(report.reasons) as [ReportReason, number][];
    const reasons = counts.map(([reason, times]) => ({ reason, times }));
    const texts = messages.map(({ message: text, created_at }) => ({ text, created_at }));
    return listing ? { listing, reasons, texts, first_at, last_at, settled_at } : [];
  });
  return { results, page: query.page, perPage: query.perPage, total };
}
