import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isKeptSecret } from '../../../platform/files/keep-secret.ts';
import { StartError } from '../../../platform/start-error.ts';
import { secretName } from '../layout.ts';
import { fingerprintOf, type Manifest } from '../manifest.ts';

/**
 * The secret that goes with a backup: beside it, or among the settings; null for a lost one.
 * @throws StartError when another one is set, or none is known
 */
export async function chooseSecret(
  folder: string,
  { secret: fingerprint }: Manifest,
  set: string | null,
  isLost: boolean,
): Promise<string | null> {
  if (isLost) return null;
  const fits = (secret: string) => fingerprintOf(secret) === fingerprint;
  if (set !== null && fits(set)) return set;
  const file = join(folder, secretName);
  const kept = await readFile(file, 'utf8').then(
    (text) => text.trimEnd(),
    () => null,
  );
  if (kept === null || !fits(kept)) {
    throw new StartError(
      `The secret of the shop is not in ${file}: bring that file back or set AUTH_SECRET to the shop's, or say --without-secret.`,
    );
  }
  if (set !== null) {
    throw new StartError(
      `AUTH_SECRET is not that of the shop, with which second factors are sealed: set it to what ${file} holds, or say --without-secret.`,
    );
  }
  if (!isKeptSecret(kept)) {
    throw new StartError(`The shop had its secret from AUTH_SECRET: set it to what ${file} holds.`);
  }
  return kept;
}
