import { email } from '@orendi/contract/fields/text';
import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import * as routes from '@orendi/contract/routes/operator-shop';
import { brokenField } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import { listBusinesses, listKnownBusinesses } from '../../businesses/index.ts';
import { setSuspension } from '../../moderation/index.ts';
import { handOver, type HandOverFault, takeBack } from '../../ownership/index.ts';
import type { Services } from '../../../services.ts';
import { action } from './action.ts';
import { consoleCall } from './console-call.ts';
import { UsageError } from '../command-line/read-options.ts';
import { printFacts } from '../command-line/print-facts.ts';
import { checkOption, readReason, reasonOption } from '../command-line/check-option.ts';
import { readName, requireBusiness, requireBusinessNamed } from './find-business.ts';

const faults: Record<HandOverFault, () => string> = {
  owned: m.api_hand_over_owned,
  no_account: m.api_hand_over_no_account,
  inactive: m.api_hand_over_inactive,
  operator: m.api_hand_over_operator,
  has_business: m.api_hand_over_has_business,
};

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

  'business hand-over': action({
    summary: 'make an account the owner of a business that has none',
    help: `The account must be verified and have no business; both addresses get a mail.

  npm run operator -- business hand-over NAME_OR_ID ADDRESS`,
    effect: 'changes',
    call: consoleCall(routes.handOverBusiness, async ({ id, code, ...form }, caller) => {
      await requireBusiness(caller.services.db, id);
      await caller.askCode(code);
      const fault = await handOver(caller.services, caller.actor, id, form.email);
      if (fault) throw brokenField('email', say(faults[fault]));
    }),
    operands: 2,
    read(line) {
      const [, address = ''] = line.operands;
      return { ...readName(line), address: checkOption('The address', email(), address) };
    },
    async run(services, { name, address }, { actor, print }) {
      const { id, business_name } = await requireBusinessNamed(services.db, name);
      const fault = await handOver(services, actor, id, address);
      if (fault) throw new UsageError(say(faults[fault])('en'));
      print(`${business_name} is owned by ${address} now.`);
    },
  }),

  'business take-back': action({
    summary: 'take a business from its owner and staff',
    help: `Takes a business from its owner and staff, who are signed out and read the reason. It stays in the shop, its requests go
to its own address, or to the operator's where that was the owner's, and nobody is offered it: hand it over to whom it
belongs.

  npm run operator -- business take-back NAME_OR_ID --reason TEXT`,
    effect: 'changes',
    call: consoleCall(routes.takeBackBusiness, async ({ id, reason, code }, caller) => {
      await requireBusiness(caller.services.db, id);
      await caller.askCode(code);
      await takeBack(caller.services, caller.actor, id, reason);
    }),
    options: reasonOption,
    operands: 1,
    read: (line) => ({ reason: readReason(line.options), ...readName(line) }),
    async run(services, { name, reason }, { actor, print }) {
      const { id } = await requireBusinessNamed(services.db, name);
      const isDone = await takeBack(services, actor, id, reason);
      print(isDone ? 'It has no owner now.' : 'It had no owner.');
    },
  }),
};

const notWaiting = 'It did not wait for approval.';

export const idOf = async (db: Services['db'], name: string) =>
  (await requireBusinessNamed(db, name)).id;
