import type { Services } from '../../../services.ts';
import type { Touch } from '../../../platform/db/changes.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { changeBusiness } from '../../businesses/index.ts';
import {
  listStoredProducts,
  type ProductInput,
  type ProductPicture,
  saveProducts,
  type StoredProduct,
} from '../../catalogue/index.ts';
import { importApplied, importGone, importNotReady } from '../import-faults.ts';
import { lockImport, listKnownPictures, listReadPhotos, storeResult } from './import-queries.ts';
import { type JudgedRow, judgeRow, sayZipFault } from './judge-row.ts';
import type { ImportResult, PlannedRow } from './import-plan.ts';
import { printOf } from './undo-import.ts';
import { countOutcomes } from './present-import.ts';

/**
 * Writes the rows without faults, all or nothing.
 * @throws ApiError NOT_FOUND; CONFLICT if photos are read, or applied
 */
export async function applyImport(
  services: Pick<Services, 'changes'>,
  businessId: number,
  id: number,
): Promise<void> {
  await changeBusiness(services, businessId, async (trx, touch) => {
    const preview = await lockImport(trx, businessId, id);
    if (!preview) throw importGone();
    if (preview.applied_at) throw importApplied();
    if (!preview.is_read) throw importNotReady();

    const read = await listReadPhotos(trx, id);
    const rows = preview.plan.rows.map((row) => ({
      row,
      judged: judgeRow(row, read, sayZipFault),
    }));
    const keys = rows.flatMap(({ judged }) => judged.pictures);
    const known = await listKnownPictures(trx, keys);
    await storeResult(trx, businessId, id, await writeRows(trx, touch, businessId, rows, known));
  });
}

export interface ReadyRow {
  row: PlannedRow;
  judged: JudgedRow;
}

export type KnownPicture = Pick<ProductPicture, 'bytes' | 'found'>;

/**
 * Leaves products that have changed since they were planned.
 * @param known facts about the pictures, by key
 */
export async function writeRows(
  trx: Trx,
  touch: Touch,
  businessId: number,
  rows: ReadyRow[],
  known: ReadonlyMap<string, KnownPicture>,
): Promise<ImportResult> {
  const ids = rows.flatMap(({ row }) => row.known?.id ?? []);
  const own = await listStoredProducts(trx, businessId, { ids });
  const { judged, changes, conflicts } = sortOut(rows, own, known);
  const inputs = changes.map(({ input }) => input);
  const saved = await saveProducts(trx, touch, businessId, inputs);
  const savedIds = saved.map(({ id }) => id);
  const after = new Map(
    (await listStoredProducts(trx, businessId, { ids: savedIds })).map((now) => [now.id, now]),
  );
  return {
    counts: countOutcomes(judged),
    conflicts,
    drafts: changes.flatMap(({ row: { row, name }, judged: { lacks = [] } }, i) =>
      lacks.length > 0 ? { row, product_id: savedIds[i] ?? 0, product_name: name, lacks } : [],
    ),
    written: changes.map(({ before }, i) => {
      const id = savedIds[i] ?? 0;
      const former = before ? { fields: before.fields, pictures: before.pictures } : null;
      const now = after.get(id);
      return { id, version: now?.version ?? 0, print: now && printOf(now), former };
    }),
  };
}

function sortOut(
  rows: ReadyRow[],
  own: StoredProduct[],
  pictureOf: ReadonlyMap<string, KnownPicture>,
) {
  const ownById = new Map(own.map((product) => [product.id, product]));
  const all: JudgedRow[] = [];
  const changes: (ReadyRow & { input: ProductInput; before: StoredProduct | undefined })[] = [];
  const conflicts: ImportResult['conflicts'] = [];
  for (const { row, judged } of rows) {
    const { fields, known } = row;
    const before = known ? ownById.get(known.id) : undefined;
    if (known && judged.outcome === 'updated' && before?.version !== known.version) {
      const reason = before ? 'changed' : 'deleted';
      conflicts.push({ row: row.row, product_id: known.id, product_name: row.name, reason });
      continue;
    }
    all.push(judged);
    const isWritten = judged.outcome === 'added' || judged.outcome === 'updated';
    if (!isWritten || !fields) continue;
    const pictures = judged.pictures.map((key) => {
      const { bytes = 0, found } = pictureOf.get(key) ?? {};
      return { key, bytes, found };
    });
    const state = judged.lacks?.length === 0 ? 'published' : fields.state;
    const input = { ...(known && { id: known.id }), fields: { ...fields, state }, pictures };
    changes.push({ row, judged, input, before });
  }
  return { judged: all, changes, conflicts };
}
