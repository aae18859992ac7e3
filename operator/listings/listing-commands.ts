import {
  listHiddenListings,
  type OperatedListing,
  setHidden,
} from '@orendi/server/features/moderation/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import type { Command } from '../command-line/command.ts';
import { printFacts } from '../command-line/print-facts.ts';
import { readOptions } from '../command-line/read-options.ts';
import { readReason, reasonOption } from '../command-line/read-reason.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { withListing } from './with-listing.ts';

export const listingListCommand: Command = {
  summary: 'list the products and packages that are hidden',
  help: `Lists the products and packages that are hidden, and why, the latest first.

  npm run operator -- listing list --hidden`,
  effect: 'reads',
  async run(args, context) {
    const { options, operands } = readOptions(args, {
      hidden: { kind: 'flag', help: 'those that are hidden' },
    });
    noMoreOperands(operands);
    if (!options.hidden) throw new UsageError('Say which: --hidden.');
    const listings = await withShop(context, ({ db }) => listHiddenListings(db));
    if (listings.length === 0) context.print('Nothing is hidden.');
    for (const listing of listings) context.print(lineOf(listing));
    return 0;
  },
};

export const listingShowCommand: Command = {
  summary: 'show a product or package as the operator sees it',
  help: `Shows whose a product or package is, whether it is hidden and why, and which packages hold it. The id is the
number in the address of its page.

  npm run operator -- listing show ID`,
  effect: 'reads',
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const { packages, copies, ...listing } = await withListing(
      operands,
      context,
      async (_, found) => found,
    );
    printFacts(context, {
      ...listing,
      packages: packages.map(named).join(', '),
      copies: copies.map(named).join(', '),
    });
    return 0;
  },
};

export const listingHideCommand: Command = {
  summary: 'take a product or package out of the shop',
  help: `Takes one product or package out of the shop; nothing is deleted, and its seller gets a mail with the reason, and reads
it in the dashboard. What visitors have reported about it is settled. The id is the number in the address of its page.

  npm run operator -- listing hide ID --reason TEXT`,
  effect: 'changes',
  async run(args, context) {
    const { options, operands } = readOptions(args, reasonOption);
    const reason = readReason(options);
    const { isNew, packages } = await withListing(operands, context, async (services, listing) => ({
      isNew: await setHidden(services, commandLineActor(), listing.id, reason),
      packages: listing.packages,
    }));
    context.print(isNew ? 'It is hidden.' : 'It was hidden already; its reason is kept.');
    if (isNew && packages.length > 0) {
      const names = packages.map(named).join(', ');
      context.print(`These packages hold it, and are out of the shop with it: ${names}`);
    }
    return 0;
  },
};

export const listingRestoreCommand: Command = {
  summary: 'show a hidden product or package again',
  help: 'Shows a hidden product or package again.\n\n  npm run operator -- listing restore ID',
  effect: 'changes',
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const isNew = await withListing(operands, context, (services, { id }) =>
      setHidden(services, commandLineActor(), id, null),
    );
    context.print(isNew ? 'It is in the shop again.' : 'It was not hidden.');
    return 0;
  },
};

const named = ({ id, name }: { id: number; name: string }) => `${id} ${name}`;

function lineOf(listing: OperatedListing): string {
  const { id, type, name, business_name: business, hidden_at, hidden_reason, copies } = listing;
  const again = copies.length > 0 ? `\n         same photo: ${copies.map(named).join(', ')}` : '';
  const day = hidden_at?.toISOString().slice(0, 10);
  return `${String(id).padStart(7)}  ${day}  ${type} ${name} (${business}): ${hidden_reason}${again}`;
}
