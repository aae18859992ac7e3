import { basename } from 'node:path';
import type { Services } from '@orendi/server/services';
import { businessOptions } from '../business/business-options.ts';
import { claimBusiness } from '../business/claim-business.ts';
import { findBusiness } from '../business/find-business.ts';
import { readNewBusiness } from '../business/read-new-business.ts';
import type { CommandContext } from '../command-line/command.ts';
import { createPhotoShelf } from '../photos/photo-shelf.ts';
import { identifyRow } from './identify-row.ts';
import type { ImportJob } from './import-batch.ts';
import { importProducts } from './import-products.ts';
import { emptyResult, type ImportResult } from './import-result.ts';
import type { ReadImport } from './read-import.ts';
import { readRules } from './read-rules.ts';

/**
 * Runs an import.
 * @throws UsageError for a category or business that does not exist, StartError when another import is running
 */
export async function runImport(
  services: Services,
  wanted: ReadImport,
  context: CommandContext,
): Promise<ImportResult> {
  const { options, csv, photos } = wanted;
  const dryRun = options['dry-run'];
  const rules = await readRules(services.db, options, {
    photoNames: photos.names,
    folder: context.folder,
  });
  const found = await findBusiness(services.db, wanted.business);
  const release = await claimBusiness(services.pool, found?.business_name ?? wanted.business);
  try {
    const business = await openBusiness(services, wanted, context);
    const job: ImportJob = {
      services,
      rules,
      business,
      shelf: createPhotoShelf(services.media, photos, dryRun),
      sharePhotos: options['share-photos'],
      dryRun,
      file: basename(wanted.file),
      isRecorded: false,
      lines: new Map(),
      result: emptyResult(business.business_name),
    };
    return await importProducts(csv, (record) => identifyRow(record, wanted, rules), job, {
      signal: context.signal,
      onProgress: ({ read, refused }) =>
        context.progress(`${read} rows read, ${refused.length} refused …`),
    });
  } finally {
    await release();
  }
}

/** Looks for the business again: another import may have added it before this one got the lock. */
async function openBusiness(
  { db, media }: Services,
  { business: name, options }: ReadImport,
  { folder, print }: CommandContext,
) {
  const found = await findBusiness(db, name);
  if (!found) return readNewBusiness(name, options, { media, folder });
  const needless = Object.keys(businessOptions).filter(
    (option) => options[option as keyof typeof businessOptions] !== undefined,
  );
  if (needless.length > 0) {
    print(`${found.business_name} is in the shop already: --${needless.join(', --')} is not used.`);
  }
  if (found.suspended_at) {
    print(`${found.business_name} is suspended: its products show once it is restored.`);
  }
  return found;
}
