import type { TellState } from '@orendi/contract/fields/fault';
import type { ListingState } from '@orendi/contract/listings';
import type { Db, ItemType } from '../../platform/db/tables.ts';

/** Tells the state after a change of a product or package: without one in the form, drafts stay drafts. */
export async function tellStates(db: Db, type: ItemType, businessId: number) {
  const rows = await db
    .selectFrom(type)
    .select('id')
    .where('business_id', '=', businessId)
    .where('state', '=', 'draft')
    .execute();
  const drafts = new Set<unknown>(rows.map(({ id }) => id));
  return ({ id, state }: Parameters<TellState>[0]) =>
    (state as ListingState | undefined) ?? (drafts.has(id) ? 'draft' : 'published');
}
