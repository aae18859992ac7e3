import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Trx } from '../../platform/db/tables.ts';

/** Deletes a reported list; its links open nothing any more. */
export const removeList = settle('list remove', (trx, id) =>
  trx.deleteFrom('list').where('id', '=', id).executeTakeFirst(),
);

/** Settles the reports of a list that is all right. */
export const dismissListReports = settle('list dismiss', (trx, id) =>
  trx.deleteFrom('list_report').where('list_id', '=', id).executeTakeFirst(),
);

/** @returns resolves to false where there is nothing to settle */
function settle(
  action: string,
  remove: (trx: Trx, id: number) => Promise<{ numDeletedRows: bigint }>,
) {
  return ({ db }: Pick<Services, 'db'>, actor: string, id: number): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      if ((await remove(trx, id)).numDeletedRows === 0n) return false;
      await recordAction(trx, { actor, action, subject: `list ${id}` });
      return true;
    });
}
