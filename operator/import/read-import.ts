import { resolve } from 'node:path';
import type { PhotoSource } from '@orendi/server/features/spreadsheets/index';
import { bindColumns, readColumnMap } from '../columns/read-column-map.ts';
import { type CommandLine, UsageError } from '@orendi/server/features/operators/index';
import { openCsv } from '../csv/open-csv.ts';
import { openPhotoFolder } from '../photos/photo-shelf.ts';
import type { ImportOptions, importOptions } from './import-options.ts';
import { checkMap, readNumberRules } from './read-rules.ts';

export type ReadImport = Awaited<ReturnType<typeof readImport>>;

/**
 * Opens the files and finds the columns of an import. Checks everything that does not need the shop, so that a mistake shows before the database is started.
 * @throws UsageError, StartError
 */
export async function readImport(
  { options, operands: [file] }: CommandLine<typeof importOptions>,
  folder: string,
) {
  if (file === undefined) throw new UsageError('Name the CSV file to import.');
  const business = options.business?.trim();
  if (!business) throw new UsageError('Say with --business whose products they are.');
  readNumberRules(options);
  const csvOptions = readCsvOptions(options);
  const map = await readColumnMap(options.map, options.key, folder);
  checkMap(map, options);
  const csv = await openCsv(resolve(folder, file), csvOptions);
  return {
    file,
    business,
    options,
    csv,
    read: bindColumns(map, csv.header),
    /** Whether a category is mapped, or given for all rows. */
    hasCategory: map.has('category') || options.category !== undefined,
    photos:
      options.photos === undefined
        ? noPhotos
        : await openPhotoFolder(resolve(folder, options.photos)),
  };
}

const noPhotos: PhotoSource = {
  names: [],
  read: (name) => Promise.reject(new Error(`there is no ${name} without a folder`)),
};

/** The file's encoding and delimiter, if given. */
function readCsvOptions(options: ImportOptions) {
  const delimiter = options.delimiter === 'tab' ? '\t' : options.delimiter;
  if (delimiter !== undefined && !/^[^\s\w"]$|^\t$/u.test(delimiter)) {
    throw new UsageError('--delimiter is one character, such as ; or |, or the word tab.');
  }
  return { delimiter, encoding: options.encoding && knownEncoding(options.encoding) };
}

function knownEncoding(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw new UsageError(`--encoding "${name}" is not known; try utf-8, windows-1250 or latin1.`);
  }
}
