import { type ProductInput, saveProducts } from '@orendi/server/features/catalogue/index';
import { holdBusinesses } from '@orendi/server/features/discovery/index';
import { addBusiness } from '../business/add-business.ts';
import { joinIndustries } from '../business/join-industries.ts';
import { checkProduct } from '../product/check-product.ts';
import { listImported } from '../product/list-imported.ts';
import type { Touch, Transaction } from '../transaction.ts';
import type { ImportJob } from './import-job.ts';
import { type RefusedRow, refuseRow } from './import-result.ts';
import type { PreparedRow } from './prepare-rows.ts';

interface Written {
  businessId: number;
  saved: Awaited<ReturnType<typeof saveProducts>>;
  refused: RefusedRow[];
}

/** Writes rows in one transaction, and counts them once it is committed (or taken back, in a dry run). */
export async function writeRows(rows: PreparedRow[], job: ImportJob): Promise<void> {
  if (rows.length === 0) return;
  const { parts, business, dryRun, result } = job;
  if ('logo' in business && !dryRun) await parts.media.keep(business.logo);
  const { businessId, saved, refused } = await perform(parts.changes, dryRun, (trx, touch) =>
    write(trx, touch, rows, job),
  );
  if (!dryRun && 'logo' in business) {
    job.business = { id: businessId, business_name: business.business_name, suspended_at: null };
  }
  for (const { outcome } of saved) result[outcome] += 1;
  result.refused.push(...refused);
}

async function write(
  trx: Transaction,
  touch: Touch,
  rows: PreparedRow[],
  { business, withoutPhotos }: ImportJob,
): Promise<Written> {
  const businessId = 'id' in business ? business.id : await addBusiness(trx, touch, business);
  await holdBusinesses(trx, { businessId });
  const keys = rows.map(({ draft }) => draft.key);
  const known = await listImported(trx, businessId, keys);
  const inputs: ProductInput[] = [];
  const refused: RefusedRow[] = [];
  for (const { draft, pictures } of rows) {
    // Checked again: the business may have changed the product since.
    const before = known.get(draft.key);
    const checked = checkProduct(draft, before, pictures.length > 0 || withoutPhotos);
    if ('faults' in checked) {
      refused.push(refuseRow(draft, checked.faults));
    } else {
      const kept = pictures.length > 0 ? pictures : (before?.pictures ?? []);
      inputs.push({ fields: checked.fields, pictures: kept });
    }
  }
  const saved = await saveProducts(trx, touch, businessId, inputs);
  const industryIds = inputs.map(({ fields }) => fields.industry_id);
  await joinIndustries(trx, touch, businessId, industryIds);
  return { businessId, saved, refused };
}

/** Ends a transaction without a trace, and carries its result out of it. */
class TakenBack extends Error {
  readonly result: Written;
  constructor(result: Written) {
    super('taken back');
    this.result = result;
  }
}

async function perform(
  changes: ImportJob['parts']['changes'],
  dryRun: boolean,
  work: (trx: Transaction, touch: Touch) => Promise<Written>,
): Promise<Written> {
  if (!dryRun) return changes.transaction(work);
  try {
    return await changes.transaction(async (trx, touch) => {
      throw new TakenBack(await work(trx, touch));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result;
    throw error;
  }
}
