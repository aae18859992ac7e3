import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { deleteOperator, findOperator } from './operator-queries.ts';

/**
 * Deletes an operator's account. Its sessions end with it; what it did stays in the audit log. It is noted, so that no
 * restore of a backup brings it back.
 * @returns false when there is no operator of that address
 */
export function removeOperator(
  { db, erasures }: Pick<Services, 'db' | 'erasures'>,
  actor: string,
  email: string,
): Promise<boolean> {
  const address = email.toLowerCase();
  return db.transaction().execute(async (trx) => {
    const id = await findOperator(trx, address);
    if (id === null) return false;
    await erasures.note(trx, { accounts: [id] });
    await deleteOperator(trx, id);
    await recordAction(trx, { actor, action: 'operator remove', subject: address });
    return true;
  });
}
