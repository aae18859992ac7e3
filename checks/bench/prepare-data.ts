import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fillCatalogue } from './catalogue/fill-catalogue.ts';
import { makeTempFolder } from '../product/make-temp-folder.ts';
import { openData } from '../product/open-data.ts';
import type { Undo } from '../product/undo.ts';

/**
 * A data folder with the catalogue: the kept one if it is filled as requested, otherwise a new one.
 * @param keep a folder in which it is kept for later runs; a temporary one without it
 * @throws Error when the kept folder holds something else
 */
export async function prepareData(
  keep: string | undefined,
  listings: number,
  undo: Undo,
): Promise<string> {
  const dataDir = keep === undefined ? await makeTempFolder(undo) : resolve(keep);
  await mkdir(dataDir, { recursive: true });
  const mark = join(dataDir, 'bench-listings');
  if (existsSync(mark)) {
    const kept = Number(await readFile(mark, 'utf8'));
    if (kept === listings) return dataDir;
    throw new Error(`${dataDir} holds ${kept} listings, not ${listings}: name another folder.`);
  }
  if (existsSync(join(dataDir, 'postgres'))) {
    throw new Error(`${dataDir} is in use for something else: name an empty folder.`);
  }
  const database = await openData(dataDir, undo);
  process.stderr.write(`filling with ${listings.toLocaleString('en')} listings …`);
  await fillCatalogue(database, listings, (done) => {
    process.stderr.write(` ${Math.floor((100 * done) / listings)} %`);
  });
  await database.close();
  process.stderr.write('\n');
  await writeFile(mark, String(listings));
  return dataDir;
}
