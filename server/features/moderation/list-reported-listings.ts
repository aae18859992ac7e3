import type { ReportReason } from '@orendi/contract/listing-reports';
import type { ReportedListings, ReportsQuery } from '@orendi/contract/schemas/operator-shop';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import { findKnownListings } from './hiding/known-listings.ts';
import { listReports } from './reports/list-reports.ts';

/** A page of what visitors have reported, as the console shows it. */
export async function listReportedListings(
  db: Kysely<Database>,
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
