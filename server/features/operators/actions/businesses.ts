import { formatNumber } from '@orendi/contract/money';
import * as routes from '@orendi/contract/routes/operator-shop';
import { listBusinesses, listKnownBusinesses } from '../../businesses/index.ts';
import { setSuspension } from '../../moderation/index.ts';
import type { Services } from '../../../services.ts';
import { action } from './action.ts';
import { consoleCall } from './console-call.ts';
import { printFacts } from '../command-line/print-facts.ts';
import { readReason, reasonOption } from '../command-line/check-option.ts';
import { readName, requireBusiness, requireBusinessNamed } from './find-business.ts';

export const businessActions = {
  'business list': action({
    summary: 'list the businesses',
    help: 'Lists the businesses with their ids.\n\n  npm run operator -- business list',
    effect: 'reads',
    call: consoleCall(routes.listKnownBusinesses, (query, { services }) =>
      listKnownBusinesses(services.db, query),
    ),
    async run({ db }, _, { print }) {
      const businesses = await listBusinesses(db);
      if (businesses.length === 0) print('There are no businesses yet.');
      for (const { id, business_name, products, suspended_at, awaits_approval } of businesses) {
        const outside = awaits_approval ? ' (waits for approval)' : ' (suspended)';
        const state = suspended_at ? outside : '';
        const count = formatNumber(products, 'en');
        print(`${String(id).padStart(5)}  ${business_name}${state}: ${count} products`);
      }
    },
  }),

  'business show': action({
    summary: 'show what is known of a business',
    help: 'Shows a business.\n\n  npm run operator -- business show NAME_OR_ID',
    effect: 'reads',
    operands: 1,
    read: readName,
    async run({ db }, { name }, context) {
      const [business] = await listBusinesses(db, await idOf(db, name));
      printFacts(context, { ...business });
    },
  }),

  'business suspend': action({
    summary: 'take a business out of the shop',
    help: `Takes a business and all it shows out of the shop; nothing is deleted, and its seller reads the reason.

  npm run operator -- business suspend NAME_OR_ID --reason TEXT`,
    effect: 'changes',
    call: consoleCall(routes.suspendBusiness, async ({ id, reason, code }, caller) => {
      await requireBusiness(caller.services.db, id);
      await caller.askCode(code);
      await setSuspension(caller.services, caller.actor, id, 'suspend', reason);
    }),
    options: reasonOption,
    operands: 1,
    read: (line) => ({ reason: readReason(line.options), ...readName(line) }),
    async run(services, { name, reason }, { actor, print }) {
      const id = await idOf(services.db, name);
      const isNew = await setSuspension(services, actor, id, 'suspend', reason);
      print(isNew ? 'It is suspended.' : 'It was suspended already; its reason is kept.');
    },
  }),

  'business restore': action({
    summary: 'bring a suspended business back',
    help: 'Brings a suspended business back with all it shows.\n\n  npm run operator -- business restore NAME_OR_ID',
    effect: 'changes',
    call: consoleCall(routes.restoreBusiness, async ({ id }, { services, actor }) => {
      await requireBusiness(services.db, id);
      await setSuspension(services, actor, id, 'restore');
    }),
    operands: 1,
    read: readName,
    async run(services, { name }, { actor, print }) {
      const id = await idOf(services.db, name);
      const isNew = await setSuspension(services, actor, id, 'restore');
      print(isNew ? 'It is in the shop again.' : 'It was not suspended.');
    },
  }),

  'business approve': action({
    summary: 'say yes to a new business that waits for it',
    help: `Brings a new business that waits for approval into the shop, with all it has published, and tells its seller. New ones
wait where SHOP_APPROVAL is on.

  npm run operator -- business approve NAME_OR_ID`,
    effect: 'changes',
    call: consoleCall(routes.approveBusiness, async ({ id }, { services, actor }) => {
      await requireBusiness(services.db, id);
      await setSuspension(services, actor, id, 'approve');
    }),
    operands: 1,
    read: readName,
    async run(services, { name }, { actor, print }) {
      const id = await idOf(services.db, name);
      const isNew = await setSuspension(services, actor, id, 'approve');
      print(isNew ? 'It is in the shop.' : notWaiting);
    },
  }),

  'business refuse': action({
    summary: 'say no to a new business that waits for approval',
    help: `Leaves a new business that waits for approval suspended, and tells its seller the reason.

  npm run operator -- business refuse NAME_OR_ID --reason TEXT`,
    effect: 'changes',
    call: consoleCall(routes.refuseBusiness, async ({ id, reason }, { services, actor }) => {
      await requireBusiness(services.db, id);
      await setSuspension(services, actor, id, 'refuse', reason);
    }),
    options: reasonOption,
    operands: 1,
    read: (line) => ({ reason: readReason(line.options), ...readName(line) }),
    async run(services, { name, reason }, { actor, print }) {
      const id = await idOf(services.db, name);
      const isNew = await setSuspension(services, actor, id, 'refuse', reason);
      print(isNew ? 'It stays out of the shop, and its seller reads why.' : notWaiting);
    },
  }),
};

const notWaiting = 'It did not wait for approval.';

export const idOf = async (db: Services['db'], name: string) =>
  (await requireBusinessNamed(db, name)).id;
