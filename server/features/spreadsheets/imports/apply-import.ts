import type { Services } from '../../../services.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { importApplied, importGone, importNotReady } from './import-faults.ts';
import { holdImport, listKnownPictures, listReadPhotos, storeResult } from './import-queries.ts';
import { judgeRow, sayZipFault } from './judge-row.ts';
import { writeRows } from './write-rows.ts';

/**
 * Writes all rows of a preview that have no faults, in one transaction.
 * @throws ApiError NOT_FOUND when the business has no such preview (any more), CONFLICT when its photos are still being
 * read or it has been applied already
 */
export async function applyImport(
  services: Pick<Services, 'changes'>,
  businessId: number,
  id: number,
): Promise<void> {
  await changeBusiness(services, businessId, async (trx, touch) => {
    const preview = await holdImport(trx, businessId, id);
    if (!preview) throw importGone();
    if (preview.applied_at) throw importApplied();
    if (!preview.is_read) throw importNotReady();

    const read = await listReadPhotos(trx, id);
    const rows = preview.plan.rows.map((row) => ({
      row,
      judged: judgeRow(row, read, sayZipFault),
    }));
    const known = await listKnownPictures(
      trx,
      rows.flatMap(({ judged }) => judged.pictures),
    );
    await storeResult(trx, businessId, id, await writeRows(trx, touch, businessId, rows, known));
  });
}
