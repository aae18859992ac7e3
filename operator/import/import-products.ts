import type { Csv } from '../csv/open-csv.ts';
import type { ProductDraft } from '../product/product-draft.ts';
import { readProduct } from '../product/read-product.ts';
import type { ImportJob } from './import-job.ts';
import type { ImportResult } from './import-result.ts';
import { prepareRows } from './prepare-rows.ts';
import { writeRows } from './write-rows.ts';

/** Rows in one transaction. A kill loses at most these, and a second run brings them. */
const batchSize = 200;

interface Watch {
  /** Stops before the next batch. */
  signal: AbortSignal;
  onProgress: (result: ImportResult) => void;
}

/** Brings the records of a CSV in, batch by batch. */
export async function importProducts(
  { records }: Csv,
  job: ImportJob,
  { signal, onProgress }: Watch,
): Promise<ImportResult> {
  const { result, plan } = job;
  const started = performance.now();
  let drafts: ProductDraft[] = [];

  const flush = async () => {
    if (drafts.length === 0) return;
    await writeRows(await prepareRows(drafts, job), job);
    result.read += drafts.length;
    drafts = [];
    onProgress(result);
  };

  for await (const record of records) {
    if ('fault' in record) {
      const { line, fault, text } = record;
      result.read += 1;
      result.refused.push({ line, label: text.slice(0, 60), faults: [fault], cells: [] });
    } else {
      drafts.push(readProduct(record, plan));
    }
    if (drafts.length < batchSize) continue;
    if (signal.aborted) break;
    await flush();
  }
  result.stopped = signal.aborted;
  if (!result.stopped) await flush();
  result.refused.sort((one, other) => one.line - other.line);
  result.picturesAdded = job.shelf.added();
  result.seconds = (performance.now() - started) / 1000;
  return result;
}
