import { taxNumber } from '@orendi/contract/fields/tax-number';
import { email } from '@orendi/contract/fields/text';
import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import * as routes from '@orendi/contract/routes/operator-shop';
import { brokenField, conflict } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import { listBusinesses, listKnownBusinesses, setVerified } from '../../businesses/index.ts';
import { setSuspension } from '../../moderation/index.ts';
import { handOver, type HandOverFault, takeBack } from '../../ownership/index.ts';
import { type Action, numberLine, listAction } from './action.ts';
import { consoleCall } from './console-call.ts';
import { UsageError } from '../command-line/read-options.ts';
import { printFacts } from '../command-line/print-facts.ts';
import { checkOption, readReason, reasonOption } from '../command-line/check-option.ts';
import { businessAction, businessCall } from './find-business.ts';

const sayFault = (fault: HandOverFault) => say(m[`api_hand_over_${fault}`]);

const notWaiting = 'It did not wait for approval.';

interface Step extends Pick<Action, 'summary' | 'help' | 'usage'> {
  step: 'suspend' | 'restore' | 'approve' | 'refuse';
  route: (typeof routes)[`${Step['step']}Business`];
  /** After it, and when there was nothing to change. */
  said: readonly [string, string];
}

/** A step of a business out of the shop, with a reason, or into it. */
function stepAction({ step, route, said, ...words }: Step) {
  const isOut = step === 'suspend' || step === 'refuse';
  return businessAction({
    ...words,
    effect: 'changes',
    call: businessCall(
      route,
      async (asked: { id: number; reason?: string }, { services, actor }) => {
        await setSuspension(services, actor, asked.id, step, asked.reason);
      },
    ),
    options: isOut ? reasonOption : {},
    read: ({ options }) => ({ reason: isOut ? readReason(options) : null }),
    async run(services, { found: { id }, reason }, { actor, print }) {
      print(said[(await setSuspension(services, actor, id, step, reason)) ? 0 : 1]);
    },
  });
}

export const businessActions = {
  'business list': listAction({
    summary: 'list the businesses',
    help: 'Lists the businesses with their ids.',
    call: consoleCall(routes.listKnownBusinesses, (query, { services }) =>
      listKnownBusinesses(services.db, query),
    ),
    none: 'There are no businesses yet.',
    list: async ({ db }) =>
      (await listBusinesses(db)).map(
        ({ id, business_name, products, tax_number: tax, ...state }) => {
          const outside = state.awaits_approval ? ' (waits for approval)' : ' (suspended)';
          const name = `${business_name}${state.suspended_at ? outside : ''}`;
          const given = tax && `, ${tax}${state.verified_at ? ' (verified)' : ''}`;
          return numberLine(id, `${name}: ${formatNumber(products, 'en')} products${given ?? ''}`);
        },
      ),
  }),

  'business show': businessAction({
    summary: 'show what is known of a business',
    help: 'Shows a business.',
    usage: 'NAME_OR_ID',
    effect: 'reads',
    async run({ db }, { found: { id } }, context) {
      const [business] = await listBusinesses(db, id);
      printFacts(context, { ...business });
    },
  }),

  'business suspend': stepAction({
    step: 'suspend',
    route: routes.suspendBusiness,
    summary: 'take a business out of the shop',
    help: 'Takes a business and all it shows out of the shop; nothing is deleted, and its seller reads the reason.',
    usage: 'NAME_OR_ID --reason TEXT',
    said: ['It is suspended.', 'It was suspended already; its reason is kept.'],
  }),

  'business restore': stepAction({
    step: 'restore',
    route: routes.restoreBusiness,
    summary: 'bring a suspended business back',
    help: 'Brings a suspended business back with all it shows.',
    usage: 'NAME_OR_ID',
    said: ['It is in the shop again.', 'It was not suspended.'],
  }),

  'business approve': stepAction({
    step: 'approve',
    route: routes.approveBusiness,
    summary: 'say yes to a new business that waits for it',
    help: `Brings a new business that waits for approval into the shop, with all it has published, and tells its seller. New ones
wait where SHOP_APPROVAL is on.`,
    usage: 'NAME_OR_ID',
    said: ['It is in the shop.', notWaiting],
  }),

  'business refuse': stepAction({
    step: 'refuse',
    route: routes.refuseBusiness,
    summary: 'say no to a new business that waits for approval',
    help: 'Leaves a new business that waits for approval suspended, and tells its seller the reason.',
    usage: 'NAME_OR_ID --reason TEXT',
    said: ['It stays out of the shop, and its seller reads why.', notWaiting],
  }),

  'business verify': businessAction({
    summary: 'confirm the tax number of a business, which gives it a badge',
    help: `Shows “Verified business” on the pages of a business whose tax number you have looked up. The number is the one that
\`business show\` tells; another one takes the badge.`,
    usage: 'NAME_OR_ID TAX_NUMBER',
    effect: 'changes',
    call: businessCall(
      routes.verifyBusiness,
      async ({ id, tax_number: number }, { services, actor }) => {
        if ((await setVerified(services, actor, id, number)) === null) {
          throw conflict(m.api_tax_number_other);
        }
      },
    ),
    operands: 2,
    read: ({ operands: [, number = ''] }) => ({
      number: checkOption('The tax number', taxNumber(), number),
    }),
    async run(services, { found: { id }, number }, { actor, print }) {
      const isNew = await setVerified(services, actor, id, number);
      if (isNew === null) throw new UsageError(m.api_tax_number_other({}, { locale: 'en' }));
      print(isNew ? 'It is shown as verified.' : 'It was verified already.');
    },
  }),

  'business unverify': businessAction({
    summary: 'take the badge of a verified business back',
    help: 'Shows a business without “Verified business” again.',
    usage: 'NAME_OR_ID',
    effect: 'changes',
    call: businessCall(routes.unverifyBusiness, async ({ id }, { services, actor }) => {
      await setVerified(services, actor, id, null);
    }),
    async run(services, { found: { id } }, { actor, print }) {
      const isNew = await setVerified(services, actor, id, null);
      print(isNew ? 'It is shown without the badge.' : 'It was not verified.');
    },
  }),

  'business hand-over': businessAction({
    summary: 'make an account the owner of a business that has none',
    help: 'The account must be verified and have no business; both addresses get a mail.',
    usage: 'NAME_OR_ID ADDRESS',
    effect: 'changes',
    call: businessCall(routes.handOverBusiness, async ({ id, ...form }, { services, actor }) => {
      const fault = await handOver(services, actor, id, form.email);
      if (fault) throw brokenField('email', sayFault(fault));
    }),
    operands: 2,
    read: ({ operands: [, address = ''] }) => ({
      address: checkOption('The address', email(), address),
    }),
    async run(services, { found: { id, business_name }, address }, { actor, print }) {
      const fault = await handOver(services, actor, id, address);
      if (fault) throw new UsageError(sayFault(fault)('en'));
      print(`${business_name} is owned by ${address} now.`);
    },
  }),

  'business take-back': businessAction({
    summary: 'take a business from its owner and staff',
    help: `Takes a business from its owner and staff, who are signed out and read the reason. It stays in the shop, its requests go
to its own address, or to the operator's where that was the owner's, and nobody is offered it: hand it over to whom it
belongs.`,
    usage: 'NAME_OR_ID --reason TEXT',
    effect: 'changes',
    call: businessCall(routes.takeBackBusiness, async ({ id, reason }, { services, actor }) => {
      await takeBack(services, actor, id, reason);
    }),
    options: reasonOption,
    read: ({ options }) => ({ reason: readReason(options) }),
    async run(services, { found: { id }, reason }, { actor, print }) {
      const isDone = await takeBack(services, actor, id, reason);
      print(isDone ? 'It has no owner now.' : 'It had no owner.');
    },
  }),
};
