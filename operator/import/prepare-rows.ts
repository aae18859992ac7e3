import type { ProductPicture } from '@orendi/server/features/catalogue/index';
import { choosePhotos } from '../photos/choose-photos.ts';
import { checkProduct } from '../product/check-product.ts';
import { type ImportedProduct, listImported } from '../product/list-imported.ts';
import type { ProductDraft } from '../product/product-draft.ts';
import type { ImportJob } from './import-job.ts';
import { refuseRow } from './import-result.ts';

export interface PreparedRow {
  draft: ProductDraft;
  /** None where the product keeps those it has. */
  pictures: ProductPicture[];
}

/**
 * Sorts out what can go in, and brings its pictures into the store. Repeats and refused rows go into the result; a
 * refused row leaves no picture behind.
 */
export async function prepareRows(drafts: ProductDraft[], job: ImportJob): Promise<PreparedRow[]> {
  const known = await listKnown(drafts, job);
  const prepared: PreparedRow[] = [];
  for (const draft of drafts) {
    const firstLine = job.lines.get(draft.key);
    if (firstLine !== undefined) {
      job.result.repeated.push({ line: draft.line, label: draft.label, firstLine });
      continue;
    }
    const { pictures, faults } = await bringPictures(draft, known.get(draft.key), job);
    if (faults.length > 0) {
      job.result.refused.push(refuseRow(draft, faults));
      continue;
    }
    job.lines.set(draft.key, draft.line);
    prepared.push({ draft, pictures });
  }
  return prepared;
}

async function listKnown(
  drafts: ProductDraft[],
  { parts, business }: ImportJob,
): Promise<Map<string, ImportedProduct>> {
  if (!('id' in business)) return new Map();
  return listImported(
    parts.db,
    business.id,
    drafts.map(({ key }) => key),
  );
}

async function bringPictures(
  draft: ProductDraft,
  known: ImportedProduct | undefined,
  { photoFolder, sharePhotos, shelf, withoutPhotos }: ImportJob,
) {
  const wish = { key: draft.key, names: draft.photoNames };
  const { paths, faults } = choosePhotos(wish, photoFolder, sharePhotos);
  const hasPhotos = paths.length > 0 || faults.length > 0;
  const checked = checkProduct(draft, known, hasPhotos || withoutPhotos);
  const allFaults = [...('faults' in checked ? checked.faults : []), ...faults];
  return allFaults.length > 0 ? { pictures: [], faults: allFaults } : shelf.put(paths);
}
