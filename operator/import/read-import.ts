import { resolve } from 'node:path';
import { bindColumns, type ReadTarget } from '../columns/bind-columns.ts';
import { type ColumnMap, readColumnMap } from '../columns/read-column-map.ts';
import { readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { type Csv, openCsv } from '../csv/open-csv.ts';
import { openPhotoFolder, type PhotoFolder } from '../photos/open-photo-folder.ts';
import { type ImportOptions, importOptions } from './import-options.ts';
import { readCsvOptions } from './read-csv-options.ts';
import { checkMap, readNumberRules } from './read-plan.ts';

/** A command line of the import, its files opened and its columns found. */
export interface ReadImport {
  file: string;
  business: string;
  options: ImportOptions;
  map: ColumnMap;
  csv: Csv;
  read: ReadTarget;
  photoFolder: PhotoFolder | null;
}

/**
 * Everything that can be checked without the shop, so that a mistake shows before the database is started.
 * @throws UsageError, StartError
 */
export async function readImport(args: string[], folder: string): Promise<ReadImport> {
  const {
    options,
    operands: [file, ...rest],
  } = readOptions(args, importOptions);
  if (file === undefined) throw new UsageError('Name the CSV file to import.');
  noMoreOperands(rest);
  const business = options.business?.trim();
  if (!business) throw new UsageError('Say with --business whose products they are.');
  readNumberRules(options);
  const csvOptions = readCsvOptions(options);
  const map = await readColumnMap(options.map, options.key, folder);
  checkMap(map, options);
  const csv = await openCsv(resolve(folder, file), csvOptions);
  const { photos } = options;
  return {
    file,
    business,
    options,
    map,
    csv,
    read: bindColumns(map, csv.header),
    photoFolder: photos === undefined ? null : await openPhotoFolder(resolve(folder, photos)),
  };
}
