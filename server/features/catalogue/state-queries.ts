import type { TellStored } from '@orendi/contract/fields/fault';
import type { StoredSale } from '@orendi/contract/sale-days';
import type { ListingState } from '@orendi/contract/listings';
import { sql } from 'kysely';
import type { Db, ItemType } from '../../platform/db/tables.ts';
import { selectSetSale } from './dated-sales.ts';

/** Tells the rules of a change about a product or package: without a state in the form, drafts stay drafts. */
export async function tellStored(db: Db, type: ItemType, businessId: number): Promise<TellStored> {
  const { rows } = await sql<StoredSale & { id: number; state: ListingState }>`
    select p.id, p.state, ${selectSetSale} from ${sql.table(type)} p
    where p.business_id = ${businessId} and (p.state = 'draft' or p.dated_sale is not null)`.execute(
    db,
  );
  const known = new Map<unknown, (typeof rows)[number]>(rows.map((row) => [row.id, row]));
  return ({ id, state }) => {
    const sale = known.get(id);
    return { state: state ?? (sale?.state === 'draft' ? 'draft' : 'published'), sale };
  };
}
