import type { UndoneImport } from '@orendi/contract/schemas/imports';
import type { Services } from '../../../services.ts';
import { deleteOwnItems, saveProducts } from '../../catalogue/index.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { importGone, importNotUndoable } from './import-faults.ts';
import { holdImport, storeUndo } from './import-queries.ts';
import { judgeUndo, undoUntil } from './judge-undo.ts';

/**
 * Undoes the last applied import, as far as that can be done now (see `judgeUndo`). What is left alone can be undone later.
 * @throws ApiError NOT_FOUND when the business has no such import (any more), CONFLICT when it cannot be undone
 */
export async function undoImport(
  services: Pick<Services, 'changes' | 'clock'>,
  businessId: number,
  id: number,
): Promise<UndoneImport> {
  const { clock } = services;
  return changeBusiness(services, businessId, async (trx, touch) => {
    const found = await holdImport(trx, businessId, id);
    if (!found) throw importGone();
    const { applied_at: appliedAt, result, undone_at: undoneAt } = found;
    if (!appliedAt || !result || undoneAt || clock() >= undoUntil(appliedAt)) {
      throw importNotUndoable();
    }
    const { deleted, restored, kept, remaining } = await judgeUndo(trx, businessId, found);
    await deleteOwnItems(trx, touch, businessId, { productIds: deleted, packageIds: [] });
    await saveProducts(trx, touch, businessId, restored);
    await storeUndo(trx, id, { ...result, written: remaining });
    return {
      id,
      undone_at: clock().toISOString(),
      deleted: deleted.length,
      restored: restored.length,
      kept,
    };
  });
}
