import { maxId } from '@orendi/contract/limits';
import {
  findOperatedListing,
  type OperatedListing,
} from '@orendi/server/features/moderation/index';
import type { Services } from '@orendi/server/services';
import type { CommandContext } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';

/**
 * Works on the product or package that is named on the command line by its id.
 * @throws UsageError when there is none
 */
export function withListing<T>(
  [text = '', ...rest]: string[],
  context: CommandContext,
  work: (services: Services, listing: OperatedListing) => Promise<T>,
): Promise<T> {
  const id = /^\d+$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > maxId) {
    throw new UsageError('Name the product or package by the number in the address of its page.');
  }
  noMoreOperands(rest);
  return withShop(context, async (services) => {
    const listing = await findOperatedListing(services.db, id);
    if (!listing) throw new UsageError(`There is no product or package ${id}.`);
    return work(services, listing);
  });
}
