import { reportReasons } from '@orendi/contract/listing-reports';
import * as routes from '@orendi/contract/routes/operator-shop';
import {
  dismissReports,
  listReportedListings,
  listReports,
  type ReportedListing,
} from '../../moderation/index.ts';
import { action } from './action.ts';
import { consoleCall } from './console-call.ts';
import { readNumber } from '../command-line/read-options.ts';
import { findListing, readListingId, listingCall } from './find-listing.ts';

export const reportActions = {
  'report list': action({
    summary: 'list the products and packages that visitors have reported',
    help: `Lists the products and packages that visitors have reported, those with the most reports first, with the reasons and
what was written. With --settled those that are decided about.`,
    usage: ['', '--settled --page 2'],
    effect: 'reads',
    call: consoleCall(routes.listReports, (query, { services, address }) =>
      listReportedListings(services.db, query, address),
    ),
    options: { settled: 'those that are hidden or dismissed', 'page N': 'each has twenty' },
    read: ({ options }) => ({
      page: readNumber(options.page ?? '1', '--page is a number from 1.', 999_999),
    }),
    async run({ db }, { options: { settled }, page }, { print }) {
      const reported = await listReports(db, { state: settled ? 'settled' : 'open', page });
      if (reported.results.length === 0) print('There are no such reports.');
      for (const listing of reported.results) print(linesOf(listing));
      if (reported.hasNextPage) {
        const more = `${settled ? '--settled ' : ''}--page ${page + 1}`;
        print(`${reported.total} in all; the next: report list ${more}`);
      }
    },
  }),

  'report dismiss': action({
    summary: 'settle the reports of a product or package that is all right',
    help: `Settles what visitors have reported about a product or package, without consequences for it. To take it out of the
shop: listing hide.`,
    usage: 'ID',
    effect: 'changes',
    call: listingCall(routes.dismissReports, async ({ id }, { services, actor }) => {
      await dismissReports(services, actor, id);
    }),
    operands: 1,
    read: readListingId,
    async run(services, { id }, { actor, print }) {
      await findListing(services.db, id);
      const count = await dismissReports(services, actor, id);
      print(count === 0 ? 'Nothing was open.' : `Settled: ${count}.`);
    },
  }),
};

function linesOf(listing: ReportedListing): string {
  const { id, type, name, business_name: business, reasons, messages, settlement } = listing;
  const counts = reportReasons.flatMap((reason) =>
    reasons[reason] === undefined ? [] : `${reasons[reason]} ${reason}`,
  );
  const day = listing.last_at.toISOString().slice(0, 10);
  const end = settlement === null ? '' : ` [${settlement}]`;
  const head = `${String(id).padStart(7)}  ${day}  ${type} ${name} (${business}): ${counts.join(', ')}${end}`;
  const said = messages.map(({ message }) => `         ${message.replaceAll('\n', ' ')}`);
  return [head, ...said].join('\n');
}
