import type { Csv } from '../csv/open-csv.ts';
import type { IdentifiedRow } from './identify-row.ts';
import { importBatch, type ImportJob } from './import-batch.ts';
import type { ImportResult } from './import-result.ts';

/** Rows per transaction. A kill loses at most one batch, which the next run imports. */
const batchSize = 200;

interface Watch {
  /** Stops before the next batch. */
  signal: AbortSignal;
  onProgress: (result: ImportResult) => void;
}

/** Imports the records of a CSV, batch by batch. */
export async function importProducts(
  { records }: Csv,
  identify: (record: { line: number; cells: string[] }) => IdentifiedRow,
  job: ImportJob,
  { signal, onProgress }: Watch,
): Promise<ImportResult> {
  const { result } = job;
  const started = performance.now();
  let batch: IdentifiedRow[] = [];

  const flush = async () => {
    if (batch.length === 0) return;
    await importBatch(batch, job);
    result.read += batch.length;
    batch = [];
    onProgress(result);
  };

  for (const record of records) {
    if ('fault' in record) {
      const { line, fault, text } = record;
      result.read += 1;
      result.refused.push({ line, label: text.slice(0, 60), faults: [fault], cells: [] });
    } else {
      batch.push(identify(record));
    }
    if (batch.length < batchSize) continue;
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
