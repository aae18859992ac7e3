import { createHash } from 'node:crypto';
import type { UndoneImport } from '@orendi/contract/schemas/imports';
import { imports } from '@orendi/contract/limits';
import type { Services } from '../../../services.ts';
import type { Db } from '../../../platform/db/tables.ts';
import {
  deleteOwnItems,
  listStoredProducts,
  type ProductInput,
  saveProducts,
  type StoredProduct,
} from '../../catalogue/index.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { importGone, importNotUndoable } from '../import-faults.ts';
import { lockImport, type ImportRow, listPackaged, storeUndo } from './import-queries.ts';
import type { WrittenProduct } from './import-plan.ts';

/**
 * Products left alone can be undone later.
 * @throws ApiError NOT_FOUND for no such import, CONFLICT if impossible
 */
export async function undoImport(
  services: Pick<Services, 'changes' | 'clock'>,
  businessId: number,
  id: number,
) {
  const { clock } = services;
  return changeBusiness(services, businessId, async (trx, touch) => {
    const found = await lockImport(trx, businessId, id);
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
      undone_at: clock(),
      deleted: deleted.length,
      restored: restored.length,
      kept,
    };
  });
}

const dayInMs = 24 * 60 * 60 * 1000;
export const undoUntil = (appliedAt: Date) =>
  new Date(appliedAt.getTime() + imports.undoDays * dayInMs);

export interface JudgedUndo {
  deleted: number[];
  restored: ProductInput[];
  kept: UndoneImport['kept'];
  /** Products that can be undone later, when their edit is taken back or their package is gone. */
  remaining: WrittenProduct[];
}

/** Identifies what a product is like, apart from its sale. A published one says no state, as in imports of versions before. */
export function printOf({ fields, pictures }: StoredProduct): string {
  const { state, ...all } = fields;
  const others = Object.fromEntries(
    Object.entries(all).filter(([name]) => !name.startsWith('sale')),
  );
  return createHash('sha256')
    .update(JSON.stringify([others, pictures, ...(state === 'published' ? [] : [state])]))
    .digest('base64');
}

/**
 * Products that the import added are deleted, and those that it changed get their former fields and photos back, unless
 * somebody has edited them since, or put them into a package. A sale does not count as an edit: it is put on many at once,
 * and stays.
 */
export async function judgeUndo(
  db: Db,
  businessId: number,
  { plan, result }: Pick<ImportRow, 'plan' | 'result'>,
): Promise<JudgedUndo> {
  const written = result?.written ?? [];
  const ids = written.map(({ id }) => id);
  const own = new Map(
    (await listStoredProducts(db, businessId, { ids })).map((product) => [product.id, product]),
  );
  const packaged = await listPackaged(db, businessId, ids);
  const nameOf = new Map(plan.rows.map(({ known, name }) => [known?.id, name]));
  const undo: JudgedUndo = { deleted: [], restored: [], kept: [], remaining: [] };
  for (const product of written) {
    const { id, former } = product;
    const now = own.get(id);
    const keep = (reason: UndoneImport['kept'][number]['reason']) => {
      const name = now?.fields.product_name ?? nameOf.get(id) ?? '';
      undo.kept.push({ product_id: id, product_name: name, reason });
      if (now) undo.remaining.push(product);
    };
    if (!now) {
      // An added product that has been deleted since needs no undoing.
      if (former) keep('deleted');
    } else if (now.version !== product.version && printOf(now) !== product.print) keep('changed');
    else if (!former && packaged.has(id)) keep('in_package');
    else if (former) undo.restored.push(restoredFrom(product, former, now));
    else undo.deleted.push(id);
  }
  return undo;
}

function restoredFrom(
  { id, version }: WrittenProduct,
  { fields, pictures }: NonNullable<WrittenProduct['former']>,
  now: StoredProduct,
): ProductInput {
  const { sale, sale_type, sale_from, sale_to } = now.fields;
  const isOurs = now.version === version || (sale_type === 'fixed' && sale > (fields.price ?? 0));
  return {
    id,
    fields: isOurs ? fields : { ...fields, sale, sale_type, sale_from, sale_to },
    pictures,
  };
}
