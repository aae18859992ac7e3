import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fillCatalogue } from './catalogue/fill-catalogue.ts';
import { makeTempFolder } from '../product/make-temp-folder.ts';
import { openData } from '../product/open-data.ts';
import type { Undo } from '../product/undo.ts';

export interface FilledData {
  dataDir: string;
  /** How it was made, for the head of the table. */
  story: string;
}

/**
 * A data folder with the catalogue: the kept one if it is filled as requested, otherwise a new one.
 * @param keep a folder in which it is kept for later runs; a temporary one without it
 * @throws Error when the kept folder holds something else
 */
export async function prepareData(
  keep: string | undefined,
  listings: number,
  undo: Undo,
): Promise<FilledData> {
  const dataDir = keep === undefined ? await makeTempFolder(undo) : resolve(keep);
  await mkdir(dataDir, { recursive: true });
  const mark = join(dataDir, 'bench-listings');
  if (existsSync(mark)) {
    const kept = Number(await readFile(mark, 'utf8'));
    if (kept === listings) return { dataDir, story: 'filled by an earlier run' };
    throw new Error(`${dataDir} holds ${kept} listings, not ${listings}: name another folder.`);
  }
  if (existsSync(join(dataDir, 'postgres'))) {
    throw new Error(`${dataDir} is in use for something else: name an empty folder.`);
  }
  const database = await openData(dataDir, undo);
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  await fillCatalogue(database, listings, showProgress(listings, seconds));
  await database.close();
  process.stderr.write(`\nfilled in ${seconds()} s\n`);
  await writeFile(mark, String(listings));
  return { dataDir, story: `filled in ${seconds()} s` };
}

/** Prints one line that reports each further tenth. */
function showProgress(listings: number, seconds: () => number): (done: number) => void {
  let tenths = 0;
  process.stderr.write(`filling with ${listings.toLocaleString('en')} listings`);
  return (done) => {
    const now = Math.floor((10 * done) / listings);
    if (now > tenths) process.stderr.write(` … ${now * 10} % in ${seconds()} s`);
    tenths = now;
  };
}
