import type { Touch, Transaction } from '../transaction.ts';

/** Adds a business to industries; keeps those it is already in. */
export async function joinIndustries(
  trx: Transaction,
  touch: Touch,
  businessId: number,
  industryIds: number[],
): Promise<void> {
  if (industryIds.length === 0) return;
  const rows = [...new Set(industryIds)].map((industry_id) => ({
    business_id: businessId,
    industry_id,
  }));
  const { numInsertedOrUpdatedRows: added = 0n } = await trx
    .insertInto('business_industry')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added > 0n) touch(`business:${businessId}`);
}
