import type { Parts } from '../../../parts.ts';
import { type ProductInput, saveProducts } from '../../catalogue/index.ts';
import { holdBusinesses } from '../../discovery/index.ts';
import { listOwnProducts, type OwnProduct } from '../own-product-queries.ts';
import { importApplied, importGone, importNotReady } from './import-faults.ts';
import type { ImportPlan, ImportResult, WrittenProduct } from './import-plan.ts';
import { holdImport, listPictureBytes, listReadPhotos, storeResult } from './import-queries.ts';
import { type JudgedRow, judgeRow, type ReadPhoto } from './judge-row.ts';
import { countOutcomes } from './present-import.ts';

/** A row that is written, and the product as it was. */
interface Change {
  input: ProductInput;
  before: OwnProduct | undefined;
}

/**
 * Writes the rows of a preview that have no faults, all at once. A product that is not as the preview has seen it is left
 * alone: what somebody changed by hand is worth more than a row of a sheet.
 * @throws ApiError NOT_FOUND when the business has no such preview (any more), CONFLICT when its photos are not read yet
 * or it was applied before
 */
export async function applyImport(
  { changes }: Pick<Parts, 'changes'>,
  businessId: number,
  id: number,
): Promise<void> {
  await changes.transaction(async (trx, touch) => {
    await holdBusinesses(trx, { businessId });
    const preview = await holdImport(trx, businessId, id);
    if (!preview) throw importGone();
    if (preview.applied_at) throw importApplied();
    if (!preview.is_read) throw importNotReady();

    const read = await listReadPhotos(trx, id);
    const ids = preview.plan.rows.flatMap(({ known }) => known?.id ?? []);
    const own = await listOwnProducts(trx, businessId, ids);
    const bytes = await listPictureBytes(trx, listKeys(preview.plan, read));
    const { judged, written, conflicts } = sortOut(preview.plan, read, own, bytes);
    const saved = await saveProducts(
      trx,
      touch,
      businessId,
      written.map(({ input }) => input),
    );
    const after = await listOwnProducts(
      trx,
      businessId,
      saved.map((product) => product.id),
    );
    const versionOf = new Map(after.map((product) => [product.id, product.version]));
    await storeResult(trx, businessId, id, {
      counts: countOutcomes(judged),
      conflicts,
      written: saved.map((product, index): WrittenProduct => {
        const before = written[index]?.before;
        return {
          id: product.id,
          version: versionOf.get(product.id) ?? 0,
          former: before ? { fields: before.fields, pictures: before.pictures } : null,
        };
      }),
    });
  });
}

function listKeys({ rows }: ImportPlan, read: ReadonlyMap<string, ReadPhoto>): string[] {
  return rows.flatMap((row) => judgeRow(row, read).pictures);
}

function sortOut(
  { rows }: ImportPlan,
  read: ReadonlyMap<string, ReadPhoto>,
  own: OwnProduct[],
  bytes: ReadonlyMap<string, number>,
) {
  const ownById = new Map(own.map((product) => [product.id, product]));
  const judged: JudgedRow[] = [];
  const written: Change[] = [];
  const conflicts: ImportResult['conflicts'] = [];
  for (const row of rows) {
    const verdict = judgeRow(row, read);
    const { fields, known } = row;
    const before = known ? ownById.get(known.id) : undefined;
    if (known && verdict.outcome === 'updated' && before?.version !== known.version) {
      const reason = before ? 'changed' : 'deleted';
      conflicts.push({ row: row.row, product_id: known.id, product_name: row.name, reason });
      continue;
    }
    judged.push(verdict);
    const isWritten = verdict.outcome === 'added' || verdict.outcome === 'updated';
    if (!isWritten || !fields) continue;
    const pictures = verdict.pictures.map((key) => ({ key, bytes: bytes.get(key) ?? 0 }));
    written.push({ input: { ...(known && { id: known.id }), fields, pictures }, before });
  }
  return { judged, written, conflicts };
}
