import { createHash } from 'node:crypto';
import { imports } from '@orendi/contract/limits';
import type { UndoneImport } from '@orendi/contract/schemas/imports';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import type { ProductInput } from '../../catalogue/index.ts';
import { listOwnProducts, type OwnProduct } from '../own-product-queries.ts';
import type { WrittenProduct } from './import-plan.ts';
import { type ImportRow, listPackaged } from './import-queries.ts';

const dayInMs = 24 * 60 * 60 * 1000;
export const undoUntil = (appliedAt: Date) =>
  new Date(appliedAt.getTime() + imports.undoDays * dayInMs);

/** The effects of undoing an import at the moment. */
export interface JudgedUndo {
  deleted: number[];
  restored: ProductInput[];
  kept: UndoneImport['kept'];
  /** Products that can be undone later, when their edit is taken back or their package is gone. */
  remaining: WrittenProduct[];
}

/** Identifies the state of a product but for its sale. */
export function printOf({ fields, pictures }: OwnProduct): string {
  const { sale: _sale, sale_type: _type, ...others } = fields;
  return createHash('sha256')
    .update(JSON.stringify([others, pictures]))
    .digest('base64');
}

/**
 * Products that the import added are deleted, and those that it changed get their former fields and photos back, unless
 * somebody has edited them since, or put them into a package. A sale is no edit: it is put on many at once, and stays.
 */
export async function judgeUndo(
  db: Kysely<Database>,
  businessId: number,
  { plan, result }: Pick<ImportRow, 'plan' | 'result'>,
): Promise<JudgedUndo> {
  const written = result?.written ?? [];
  const ids = written.map(({ id }) => id);
  const own = new Map(
    (await listOwnProducts(db, businessId, { ids })).map((product) => [product.id, product]),
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
  now: OwnProduct,
): ProductInput {
  const { sale = 0, sale_type } = now.fields;
  const isOurs = now.version === version || (sale_type === 'fixed' && sale > fields.price);
  return { id, fields: isOurs ? fields : { ...fields, sale, sale_type }, pictures };
}
