import type {
  KnownListing,
  KnownListings,
  ListingsQuery,
  ReportedListings,
  ReportsQuery,
} from '@orendi/contract/schemas/operator-shop';
import { type RawBuilder, sql } from 'kysely';
import type { ReportReason } from '@orendi/contract/listing-reports';
import { contains, idIn } from '../../../platform/db/folded.ts';
import type { Db, ItemType } from '../../../platform/db/tables.ts';
import type { PictureAddress } from '../../../platform/media/picture-addresses.ts';
import { copiesOf } from './hiding-queries.ts';
import { listReports } from '../reports/list-reports.ts';

interface KnownListingRow {
  id: number;
  type: ItemType;
  name: string;
  picture_key: string | null;
  business_id: number;
  business_name: string;
  hidden_at: Date | null;
  hidden_reason: string | null;
  copies: { id: number; name: string }[];
}

const states: Record<ListingsQuery['state'], RawBuilder<unknown>> = {
  all: sql`true`,
  public: sql`l.hidden_at is null and b.suspended_at is null`,
  hidden: sql`l.hidden_at is not null`,
};

const listings = sql`(
    select id, 'product' as type, product_name as name, business_id, created_at, hidden_at, hidden_reason from product
    union all
    select id, 'package', package_name, business_id, created_at, hidden_at, hidden_reason from package
  ) l join business b on b.id = l.business_id`;

/** A page of all products and packages, or of those with a text in their name or their business's; the newest first. */
export async function listKnownListings(
  db: Db,
  { q, state, page, perPage }: ListingsQuery,
  address: PictureAddress,
): Promise<KnownListings> {
  const isMeant = q
    ? sql`(${contains(sql`l.name`, q)} or l.id = ${idIn(q)}
        or l.business_id in (select id from business where ${contains(sql`business_name`, q)}))`
    : sql`true`;
  // Once for both, as a text is looked for in every row.
  const { rows: found } = await sql<{ id: number | null; total: number }>`
    with found as materialized (
      select l.id, l.created_at from ${listings} where ${states[state]} and ${isMeant}
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

/** Those with these ids, by id. */
async function findKnownListings(
  db: Db,
  ids: number[],
  address: PictureAddress,
): Promise<Map<number, KnownListing>> {
  const { rows } = await selectListings(sql`l.id = any(${ids}::int[])`).execute(db);
  return new Map(rows.map((row) => [row.id, present(row, address)]));
}

/** A package is pictured by the first of its products that has a photo. */
const selectListings = (which: RawBuilder<unknown>) => sql<KnownListingRow>`
  with chosen as materialized (
    select l.id, l.type, l.name, l.business_id, b.business_name, l.hidden_at, l.hidden_reason
    from ${listings} where ${which}
  )
  select c.id, c.type, c.name, c.business_id, c.business_name, c.hidden_at, c.hidden_reason, ${copiesOf(sql.raw('c'))} as copies,
    case c.type
      when 'product' then (select picture_key from product_picture where product_id = c.id and position = 0)
      else (
        select k.picture_key from package_item t
          join product_picture k on k.product_id = t.product_id and k.position = 0
        where t.package_id = c.id order by t.product_id limit 1
      )
    end as picture_key
  from chosen c`;

function present(
  { picture_key, business_id, business_name, hidden_at, ...listing }: KnownListingRow,
  address: PictureAddress,
): KnownListing {
  return {
    ...listing,
    image: picture_key && address(picture_key),
    business: { id: business_id, business_name },
    hidden_at: hidden_at?.toISOString() ?? null,
  };
}

/** A page of what visitors have reported, as the console shows it. */
export async function listReportedListings(
  db: Db,
  query: ReportsQuery,
  address: PictureAddress,
): Promise<ReportedListings> {
  const { results: reported, total } = await listReports(db, query);
  const ids = reported.map(({ id }) => id);
  const listings = await findKnownListings(db, ids, address);
  const results = reported.flatMap((report) => {
    const listing = listings.get(report.id);
    if (!listing) return [];
    return {
      listing,
      reasons: Object.entries(report.reasons).map(([reason, times]) => ({
        reason: reason as ReportReason,
        times,
      })),
      texts: report.messages.map(({ message, created_at }) => ({
        text: message,
        created_at: created_at.toISOString(),
      })),
      first_at: report.first_at.toISOString(),
      last_at: report.last_at.toISOString(),
      settled_at: report.settled_at?.toISOString() ?? null,
    };
  });
  return { results, page: query.page, perPage: query.perPage, total };
}
