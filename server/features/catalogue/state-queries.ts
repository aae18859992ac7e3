import type { TellState } from '@orendi/contract/fields/fault';
import type { TellSale } from '@orendi/contract/fields/sale';
import type { StoredSale } from '@orendi/contract/sale-days';
import type { ListingState } from '@orendi/contract/listings';
import { sql } from 'kysely';
import type { Db, ItemType } from '../../platform/db/tables.ts';
import { selectSetSale } from './dated-sales.ts';

/** Tells the rules of a change how the product or package is now: a draft, and its sale. */
export async function tellStored(db: Db, type: ItemType, businessId: number) {
  const { rows } = await sql<StoredSale & { id: number; state: ListingState }>`
    select p.id, p.state, ${selectSetSale} from ${sql.table(type)} p
    where p.business_id = ${businessId} and (p.state = 'draft' or p.dated_sale is not null)`.execute(
    db,
  );
  const known = new Map<unknown, (typeof rows)[number]>(rows.map((row) => [row.id, row]));
  /** Without a state in the form, drafts stay drafts. */
  const stateOf: TellState = ({ id, state }) =>
    state ?? (known.get(id)?.state === 'draft' ? 'draft' : 'published');
  const saleOf: TellSale = ({ id }) => known.get(id);
  return { stateOf, saleOf };
}
