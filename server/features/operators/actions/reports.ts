import { reportReasons } from '@orendi/contract/listing-reports';
import * as routes from '@orendi/contract/routes/operator-shop';
import {
  dismissReports,
  listReportedListings,
  listReports,
  type ReportedListing,
} from '../../moderation/index.ts';
import { listReportedLists, settleList } from '../../lists/index.ts';
import { idActions, listAction } from './action.ts';
import { consoleCall } from './console-call.ts';
import { readNumber, UsageError } from '../command-line/read-options.ts';
import { listingAction, listingCall } from './find-listing.ts';

const reportedAction = idActions('Name the id that `list reported` shows.');

const settling = (name: 'list remove' | 'list dismiss', summary: string, help: string) =>
  reportedAction({
    summary,
    help,
    usage: 'ID',
    effect: 'changes',
    async run({ db }, { found: id }, { actor, print }) {
      if (!(await settleList(db, actor, name, id))) {
        throw new UsageError(`Nothing to settle: list ${id}.`);
      }
      print('Settled.');
    },
  });

export const reportActions = {
  'report list': listAction({
    summary: 'list the products and packages that visitors have reported',
    help: `Lists the products and packages that visitors have reported, those with the most reports first, with the reasons and
what was written. With --settled those that are decided about.`,
    usage: ['', '--settled --page 2'],
    call: consoleCall(routes.listReports, (query, { services, address }) =>
      listReportedListings(services.db, query, address),
    ),
    options: { settled: 'those that are hidden or dismissed', 'page N': 'each has twenty' },
    read: ({ options }) => ({
      page: readNumber(options.page ?? '1', '--page is a number from 1.', 999_999),
    }),
    none: 'There are no such reports.',
    async list({ db }, { options: { settled }, page }) {
      const reported = await listReports(db, { state: settled ? 'settled' : 'open', page });
      const lines = reported.results.map(linesOf);
      if (!reported.hasNextPage) return lines;
      const more = `${settled ? '--settled ' : ''}--page ${page + 1}`;
      return [...lines, `${reported.total} in all; the next: report list ${more}`];
    },
  }),

  'report dismiss': listingAction({
    summary: 'settle the reports of a product or package that is all right',
    help: `Settles what visitors have reported about a product or package, without consequences for it. To take it out of the
shop: listing hide.`,
    usage: 'ID',
    effect: 'changes',
    call: listingCall(routes.dismissReports, async ({ id }, { services, actor }) => {
      await dismissReports(services, actor, id);
    }),
    async run(services, { found: { id } }, { actor, print }) {
      const count = await dismissReports(services, actor, id);
      print(count === 0 ? 'Nothing was open.' : `Settled: ${count}.`);
    },
  }),

  'list reported': listAction({
    summary: 'list the lists that visitors have reported',
    help: 'Lists what visitors share by link and others have reported, with its texts, the reasons and what was written.',
    none: 'No list is reported.',
    list: async ({ db }) =>
      (await listReportedLists(db)).map(({ id, texts, reports }) => {
        const said = [texts.join(' / '), ...reports].map((text) => text.replaceAll('\n', ' '));
        return `${String(id).padStart(7)}  ${said.join('\n         ')}`;
      }),
  }),
  'list remove': settling(
    'list remove',
    'delete a list that visitors share',
    'Deletes a list that visitors share by link: both its links answer 404.',
  ),
  'list dismiss': settling(
    'list dismiss',
    'settle the reports of a list that is all right',
    'Settles what visitors have reported about a list, without consequences for it.',
  ),
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
