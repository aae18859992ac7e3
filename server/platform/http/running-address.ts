import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nullWhenMissing, writeWhole } from '../files/write-whole.ts';
import type { AddressSettings } from './public-url.ts';

/*
 * A running product notes in its data folder how it is reached, so that links of the command line lead there, whichever
 * PORT the operator's own environment has. The note outlives its product: it says nothing once that is down.
 */

const fileIn = (dataDir: string) => join(dataDir, 'address.json');

export function noteAddress(dataDir: string, { publicUrl, host, port }: AddressSettings) {
  return writeWhole(fileIn(dataDir), JSON.stringify({ publicUrl, host, port }));
}

/** The settings with the address of the product that runs in their data folder. */
export async function withRunningAddress<Given extends AddressSettings & { dataDir: string }>(
  settings: Given,
): Promise<Given> {
  const text = await readFile(fileIn(settings.dataDir), 'utf8').catch(nullWhenMissing);
  if (text === null) return settings;
  const noted = JSON.parse(text) as AddressSettings;
  return { ...settings, ...noted, publicUrl: settings.publicUrl ?? noted.publicUrl };
}
