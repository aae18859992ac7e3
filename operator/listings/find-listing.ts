import {
  findOperatedListing,
  type OperatedListing,
} from '@orendi/server/features/moderation/index';
import type { Services } from '@orendi/server/services';
import {
  type CommandLine,
  type OptionSpecs,
  readId,
  UsageError,
} from '../command-line/read-options.ts';

/** @throws UsageError when it names no product or package by its id */
export const readListingId = ({ operands: [text] }: CommandLine<OptionSpecs>) => ({
  id: readId(text, 'Name the product or package by the number in the address of its page.'),
});

/** @throws UsageError when there is none with this id */
export async function findListing(db: Services['db'], id: number): Promise<OperatedListing> {
  const listing = await findOperatedListing(db, id);
  if (!listing) throw new UsageError(`There is no product or package ${id}.`);
  return listing;
}
