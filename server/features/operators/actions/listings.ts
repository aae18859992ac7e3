import * as routes from '@orendi/contract/routes/operator-shop';
import {
  listHiddenListings,
  listKnownListings,
  type OperatedListing,
  setHidden,
} from '../../moderation/index.ts';
import { readReason, reasonOption } from '../command-line/check-option.ts';
import { action, listAction } from './action.ts';
import { consoleCall } from './console-call.ts';
import { printFacts } from '../command-line/print-facts.ts';
import { UsageError } from '../command-line/read-options.ts';
import { findListing, listingAction, listingCall, readListingId } from './find-listing.ts';

export const listingActions = {
  'listing list': listAction({
    summary: 'list the products and packages that are hidden',
    help: 'Lists the products and packages that are hidden, and why, the latest first.',
    usage: '--hidden',
    call: consoleCall(routes.listKnownListings, (query, { services, address }) =>
      listKnownListings(services.db, query, address),
    ),
    options: { hidden: 'those that are hidden' },
    read({ options }) {
      if (!options.hidden) throw new UsageError('Say which: --hidden.');
    },
    none: 'Nothing is hidden.',
    list: async ({ db }) => (await listHiddenListings(db)).map(lineOf),
  }),

  'listing show': listingAction({
    summary: 'show a product or package as the operator sees it',
    help: `Shows whose a product or package is, whether it is hidden and why, and which packages hold it. The id is the
number in the address of its page.`,
    usage: 'ID',
    effect: 'reads',
    async run(_, { found: { packages, copies, ...listing } }, context) {
      const names = { packages: namesOf(packages), copies: namesOf(copies) };
      printFacts(context, { ...listing, picture_key: null, ...names });
    },
  }),

  'listing hide': action({
    summary: 'take a product or package out of the shop',
    help: `Takes products and packages out of the shop; nothing is deleted, and their sellers get a mail with the reason, and read
it in the dashboard. What visitors have reported about it is settled. The id is the number in the address of its page.`,
    usage: ['ID --reason TEXT', 'ID ID … --reason TEXT'],
    effect: 'changes',
    call: [
      listingCall(routes.hideListing, async ({ id, reason }, { services, actor }) => {
        await setHidden(services, actor, [id], reason);
      }),
      consoleCall(routes.hideListings, async ({ ids, reason, code }, caller) => {
        await caller.askCode(code);
        return { hidden: await setHidden(caller.services, caller.actor, ids, reason) };
      }),
    ],
    options: reasonOption,
    operands: Infinity,
    read: ({ options, operands: [first, ...others] }) => ({
      reason: readReason(options),
      ids: [first, ...others].map(readListingId),
    }),
    async run(services, { ids, reason }, { actor, print }) {
      const listings = [];
      for (const id of ids) listings.push(await findListing(services.db, id));
      const count = await setHidden(services, actor, ids, reason);
      if (ids.length > 1) {
        print(`Hidden: ${count}.`);
        return;
      }
      const isNew = count > 0;
      const packages = listings.flatMap((listing) => listing.packages);
      print(isNew ? 'It is hidden.' : 'It was hidden already; its reason is kept.');
      if (isNew && packages.length > 0) {
        print(`These packages hold it, and are out of the shop with it: ${namesOf(packages)}`);
      }
    },
  }),

  'listing restore': listingAction({
    summary: 'show a hidden product or package again',
    help: 'Shows a hidden product or package again.',
    usage: 'ID',
    effect: 'changes',
    call: listingCall(routes.showListing, async ({ id }, { services, actor }) => {
      await setHidden(services, actor, [id], null);
    }),
    async run(services, { found: { id, state } }, { actor, print }) {
      const isNew = (await setHidden(services, actor, [id], null)) > 0;
      if (state === 'published') {
        print(isNew ? 'It is in the shop again.' : 'It was not hidden.');
        return;
      }
      const kept = state === 'draft' ? 'as a draft' : 'hidden';
      const done = isNew ? 'No operator hides it any more' : 'No operator has hidden it';
      print(`${done}; its seller keeps it ${kept}.`);
    },
  }),
};

const namesOf = (listings: OperatedListing['packages']) =>
  listings.map(({ id, name }) => `${id} ${name}`).join(', ');

function lineOf(listing: OperatedListing): string {
  const { id, type, name, business_name: business, hidden_at, hidden_reason, copies } = listing;
  const again = copies.length > 0 ? `\n         same photo: ${namesOf(copies)}` : '';
  const day = hidden_at?.toISOString().slice(0, 10);
  return `${String(id).padStart(7)}  ${day}  ${type} ${name} (${business}): ${hidden_reason}${again}`;
}
