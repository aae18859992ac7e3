import type { UndoneImport } from '@orendi/contract/schemas/imports';
import type { Services } from '../../../services.ts';
import { deleteOwnItems, saveProducts } from '../../catalogue/index.ts';
import { holdBusinesses } from '../../discovery/index.ts';
import { listOwnProducts } from '../own-product-queries.ts';
import { importGone, importNotUndoable } from './import-faults.ts';
import { holdImport, listPackaged, setUndone } from './import-queries.ts';
import { undoUntil } from './present-import.ts';

/**
 * Undoes the last applied import: products it added are deleted, products it changed get their former fields and photos
 * back. Products that somebody has changed since, or put into a package, are left as they are and reported, so that an
 * undo reverts the import and nothing else.
 * @throws ApiError NOT_FOUND when the business has no such import (any more), CONFLICT when it cannot be undone
 */
export async function undoImport(
  { changes, clock }: Pick<Services, 'changes' | 'clock'>,
  businessId: number,
  id: number,
): Promise<UndoneImport> {
  return changes.transaction(async (trx, touch) => {
    await holdBusinesses(trx, { businessId });
    const found = await holdImport(trx, businessId, id);
    if (!found) throw importGone();
    const { applied_at: appliedAt, result, undone_at: undoneAt } = found;
    if (!appliedAt || !result || undoneAt || clock() >= undoUntil(appliedAt)) {
      throw importNotUndoable();
    }
    const ids = result.written.map((product) => product.id);
    const own = new Map(
      (await listOwnProducts(trx, businessId, { ids })).map((product) => [product.id, product]),
    );
    const packaged = await listPackaged(trx, businessId, ids);
    const nameOf = new Map(found.plan.rows.map(({ known, name }) => [known?.id, name]));

    const kept: UndoneImport['kept'] = [];
    const untouched = result.written.filter((product) => {
      const now = own.get(product.id);
      const isPackaged = product.former === null && packaged.has(product.id);
      if (now?.version === product.version && !isPackaged) return true;
      // An added product that has been deleted since needs no undoing.
      if (now || product.former) {
        kept.push({
          product_id: product.id,
          product_name: now?.fields.product_name ?? nameOf.get(product.id) ?? '',
          reason: !now ? 'deleted' : now.version === product.version ? 'in_package' : 'changed',
        });
      }
      return false;
    });
    const productIds = untouched.flatMap((product) => (product.former ? [] : [product.id]));
    await deleteOwnItems(trx, touch, businessId, { productIds, packageIds: [] });
    const restored = untouched.flatMap(({ id: productId, former }) =>
      former ? [{ id: productId, ...former }] : [],
    );
    await saveProducts(trx, touch, businessId, restored);
    const at = await setUndone(trx, id);
    return {
      id,
      undone_at: at.toISOString(),
      deleted: productIds.length,
      restored: restored.length,
      kept,
    };
  });
}
