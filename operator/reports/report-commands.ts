import { reportReasons } from '@orendi/contract/listing-reports';
import {
  dismissReports,
  listReports,
  type ReportedListing,
} from '@orendi/server/features/moderation/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';
import { withListing } from '../listings/with-listing.ts';

export const reportListCommand: Command = {
  summary: 'list the products and packages that visitors have reported',
  help: `Lists the products and packages that visitors have reported, those with the most reports first, with the reasons and
what was written. With --settled those that are decided about.

  npm run operator -- report list
  npm run operator -- report list --settled --page 2`,
  effect: 'reads',
  async run(args, context) {
    const { options, operands } = readOptions(args, {
      settled: { kind: 'flag', help: 'those that are hidden or dismissed' },
      page: { kind: 'text', value: 'N', help: 'each has twenty' },
    });
    noMoreOperands(operands);
    const state = options.settled ? 'settled' : 'open';
    const page = readPage(options.page ?? '1');
    const reported = await withShop(context, ({ db }) => listReports(db, { state, page }));
    if (reported.results.length === 0) context.print('There are no such reports.');
    for (const listing of reported.results) context.print(linesOf(listing));
    if (reported.hasNextPage) {
      const more = `${options.settled ? '--settled ' : ''}--page ${page + 1}`;
      context.print(`${reported.total} in all; the next: report list ${more}`);
    }
    return 0;
  },
};

export const reportDismissCommand: Command = {
  summary: 'settle the reports of a product or package that is all right',
  help: `Settles what visitors have reported about a product or package, without consequences for it. To take it out of the
shop: listing hide.

  npm run operator -- report dismiss ID`,
  effect: 'changes',
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const count = await withListing(operands, context, (services, { id }) =>
      dismissReports(services, commandLineActor(), id),
    );
    context.print(count === 0 ? 'Nothing was open.' : `Settled: ${count}.`);
    return 0;
  },
};

function readPage(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError('--page is a number from 1.');
  return Number(text);
}

function linesOf(listing: ReportedListing): string {
  const {
    id,
    type,
    name,
    business_name: business,
    reasons,
    messages,
    last_at,
    settlement,
  } = listing;
  const counts = reportReasons.flatMap((reason) =>
    reasons[reason] === undefined ? [] : `${reasons[reason]} ${reason}`,
  );
  const day = last_at.toISOString().slice(0, 10);
  const end = settlement === null ? '' : ` [${settlement}]`;
  const head = `${String(id).padStart(7)}  ${day}  ${type} ${name} (${business}): ${counts.join(', ')}${end}`;
  const said = messages.map(({ message }) => `         ${message.replaceAll('\n', ' ')}`);
  return [head, ...said].join('\n');
}
