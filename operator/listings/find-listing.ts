import { maxId } from '@orendi/contract/limits';
import {
  findOperatedListing,
  type OperatedListing,
} from '@orendi/server/features/moderation/index';
import type { Services } from '@orendi/server/services';
import { type CommandLine, type OptionSpecs, UsageError } from '../command-line/read-options.ts';

/** @throws UsageError when it names no product or package by its id */
export function readListingId({ operands: [text = ''] }: CommandLine<OptionSpecs>): { id: number } {
  const id = /^\d+$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > maxId) {
    throw new UsageError('Name the product or package by the number in the address of its page.');
  }
  return { id };
}

/** @throws UsageError when there is none with this id */
export async function findListing(db: Services['db'], id: number): Promise<OperatedListing> {
  const listing = await findOperatedListing(db, id);
  if (!listing) throw new UsageError(`There is no product or package ${id}.`);
  return listing;
}
