import { basename } from 'node:path';
import type { Services } from '@orendi/server/services';
import { StartError } from '@orendi/server/platform/start-error';
import { findBusiness, type RunContext } from '@orendi/server/features/operators/index';
import { listRenamedCodes } from '@orendi/server/features/ownership/index';
import { readNewBusiness } from '../business/read-new-business.ts';
import { createPhotoShelf } from '../photos/photo-shelf.ts';
import { type IdentifiedRow, identifyRow } from './identify-row.ts';
import { importBatch, type ImportJob } from './import-batch.ts';
import { emptyResult, type ImportResult } from './import-result.ts';
import type { ReadImport } from './read-import.ts';
import { readRules } from './read-rules.ts';
import type { CsvRow } from '../csv/open-csv.ts';

/** @throws UsageError for a category or business that does not exist, StartError when another import is running */
export async function runImport(services: Services, wanted: ReadImport, context: RunContext) {
  const { options, csv, photos } = wanted;
  const dryRun = options['dry-run'];
  const rules = await readRules(services.db, options, {
    photoNames: photos.names,
    folder: context.folder,
  });
  const found = await findBusiness(services.db, wanted.business);
  await using claims = new AsyncDisposableStack();
  claims.defer(await claimBusiness(services.pool, found?.business_name ?? wanted.business));
  const business = await openBusiness(services, wanted, context);
  const job: ImportJob = {
    services,
    rules,
    business,
    shelf: createPhotoShelf(services.media, photos, dryRun),
    sharePhotos: options['share-photos'],
    dryRun,
    actor: context.actor,
    file: basename(wanted.file),
    isRecorded: false,
    lines: new Map(),
    result: emptyResult(business.business_name),
  };
  const codes = 'id' in business && (await listRenamedCodes(services.db, business));
  const identify = (record: { line: number; cells: string[] }) => {
    const row = identifyRow(record, wanted, rules);
    return { ...row, key: (codes && codes.get(row.key)) || row.key };
  };
  return await importProducts([...csv.records], identify, job, context);
}

/** Looks for the business again: another import may have added it before this one got the lock. */
async function openBusiness(
  { db, media }: Services,
  { business: name, options }: ReadImport,
  { folder, print }: RunContext,
) {
  const found = await findBusiness(db, name);
  if (!found) return readNewBusiness(name, options, { media, folder });
  const needless = (['email', 'phone', 'address', 'language', 'logo'] as const).filter(
    (name) => options[name] !== undefined,
  );
  if (needless.length > 0) {
    print(`${found.business_name} is in the shop already: --${needless.join(', --')} is not used.`);
  }
  if (found.formerId !== null) {
    print(
      `${name} is part of ${found.business_name} by now, where its products are brought up to date.`,
    );
  }
  if (found.suspended_at) {
    print(`${found.business_name} is suspended: its products show once it is restored.`);
  }
  return found;
}

/** Arbitrary; separates these locks from others. */
const IMPORT_LOCK = 7_360_002;

/**
 * Locks out other imports for a business of that name until `release` or the end of the process.
 * @throws StartError when one is running
 */
async function claimBusiness(pool: Services['pool'], name: string): Promise<() => Promise<void>> {
  const client = await pool.connect();
  // A broken connection fails the import at its next statement; there is nothing to do here.
  client.on('error', () => {});
  const lock = [IMPORT_LOCK, name.trim().toLowerCase()];
  const { rows } = await client.query<{ claimed: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as claimed',
    lock,
  );
  if (!rows[0]?.claimed) {
    client.release(true);
    throw new StartError(`Another import for ${name} is running.`);
  }
  return async () => {
    // Explicitly: the server takes a moment to notice the end of a session, and the next import may start sooner.
    await client.query('select pg_advisory_unlock($1, hashtext($2))', lock).catch(() => {});
    client.release(true);
  };
}

/** Rows per transaction. A kill loses at most one batch, which the next run imports. */
const batchSize = 200;

/** Imports the records of a CSV, batch by batch; stops before the next one once it should. */
async function importProducts(
  records: CsvRow[],
  identify: (record: { line: number; cells: string[] }) => IdentifiedRow,
  job: ImportJob,
  { signal, progress }: RunContext,
): Promise<ImportResult> {
  const { result } = job;
  const started = performance.now();
  let at = 0;
  for (; at < records.length && !signal.aborted; at += batchSize) {
    const batch: IdentifiedRow[] = [];
    for (const record of records.slice(at, at + batchSize)) {
      result.read += 1;
      if ('cells' in record) batch.push(identify(record));
      else {
        const { line, fault, text } = record;
        result.refused.push({ line, label: text.slice(0, 60), faults: [fault], cells: [] });
      }
    }
    if (batch.length > 0) await importBatch(batch, job);
    progress(`${result.read} rows read, ${result.refused.length} refused …`);
  }
  result.stopped = at < records.length;
  result.refused.sort((one, other) => one.line - other.line);
  result.picturesAdded = job.shelf.added();
  result.seconds = (performance.now() - started) / 1000;
  return result;
}
