import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fillCatalogue } from './catalogue/fill-catalogue.ts';
import { makeTempFolder } from './make-temp-folder.ts';
import { openShop } from './open-shop.ts';
import type { Options } from './read-options.ts';
import type { Undo } from './undo.ts';

export interface FilledData {
  dataDir: string;
  /** How it came about, for the head of the table. */
  story: string;
}

/**
 * A data folder with the catalogue: the kept one if it is filled as asked for, else one filled now.
 * @throws Error when the kept folder holds something else
 */
export async function prepareData(
  { keep, listings }: Pick<Options, 'keep' | 'listings'>,
  undo: Undo,
): Promise<FilledData> {
  const dataDir = keep === null ? await makeTempFolder(undo) : resolve(keep);
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
  const shop = await openShop(dataDir, undo);
  const started = performance.now();
  process.stderr.write(`filling with ${listings.toLocaleString('en')} listings … `);
  await fillCatalogue(shop.database, listings);
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stderr.write(`${seconds} s\n`);
  await shop.stop();
  await writeFile(mark, String(listings));
  return { dataDir, story: `filled in ${seconds} s` };
}
