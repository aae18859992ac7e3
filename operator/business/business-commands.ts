import { formatNumber } from '@orendi/contract/money';
import { listBusinesses } from '@orendi/server/features/businesses/index';
import { setSuspension } from '@orendi/server/features/moderation/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import type { Services } from '@orendi/server/services';
import type { Command, CommandContext } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { printFacts } from '../command-line/print-facts.ts';
import { readOptions } from '../command-line/read-options.ts';
import { readReason, reasonOption } from '../command-line/read-reason.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';
import { findBusiness } from './find-business.ts';

export const businessListCommand: Command = {
  summary: 'list the businesses',
  help: 'Lists the businesses with their ids.\n\n  npm run operator -- business list',
  effect: 'reads',
  async run(args, context) {
    noMoreOperands(readOptions(args, {}).operands);
    const businesses = await withShop(context, ({ db }) => listBusinesses(db));
    if (businesses.length === 0) context.print('There are no businesses yet.');
    for (const { id, business_name, products, suspended_at } of businesses) {
      const state = suspended_at ? ' (suspended)' : '';
      const count = formatNumber(products, 'en');
      context.print(`${String(id).padStart(5)}  ${business_name}${state}: ${count} products`);
    }
    return 0;
  },
};

export const businessShowCommand: Command = {
  summary: 'show what is known of a business',
  help: 'Shows a business.\n\n  npm run operator -- business show NAME_OR_ID',
  effect: 'reads',
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const business = await withNamed(operands, context, async ({ db }, id) => {
      const [found] = await listBusinesses(db, id);
      return found;
    });
    printFacts(context, { ...business });
    return 0;
  },
};

export const businessSuspendCommand: Command = {
  summary: 'take a business out of the shop',
  help: `Takes a business and all it shows out of the shop; nothing is deleted, and its seller reads the reason.

  npm run operator -- business suspend NAME_OR_ID --reason TEXT`,
  effect: 'changes',
  async run(args, context) {
    const { options, operands } = readOptions(args, reasonOption);
    const reason = readReason(options);
    const isNew = await withNamed(operands, context, (services, id) =>
      setSuspension(services, commandLineActor(), id, reason),
    );
    context.print(isNew ? 'It is suspended.' : 'It was suspended already; its reason is kept.');
    return 0;
  },
};

export const businessRestoreCommand: Command = {
  summary: 'bring a suspended business back',
  help: 'Brings a suspended business back with all it shows.\n\n  npm run operator -- business restore NAME_OR_ID',
  effect: 'changes',
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const isNew = await withNamed(operands, context, (services, id) =>
      setSuspension(services, commandLineActor(), id, null),
    );
    context.print(isNew ? 'It is in the shop again.' : 'It was not suspended.');
    return 0;
  },
};

/**
 * Works on the business named on the command line.
 * @throws UsageError when there is none
 */
function withNamed<T>(
  [name, ...rest]: string[],
  context: CommandContext,
  work: (services: Services, id: number) => Promise<T>,
): Promise<T> {
  if (name === undefined) throw new UsageError('Name the business, or its id.');
  noMoreOperands(rest);
  return withShop(context, async (services) => {
    const business = await findBusiness(services.db, name);
    if (!business) throw new UsageError(`There is no business "${name}".`);
    return work(services, business.id);
  });
}
