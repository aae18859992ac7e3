import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../platform/start-error.ts';
import { readSums, type Sum, sumOf } from './checksums.ts';
import { type FoundBackup, manifestName, pictureSumsName, secretName, sumsName } from './layout.ts';
import { fingerprintOf, type Manifest, readManifest } from './manifest.ts';

/** @throws StartError naming the first file that is not as it was written */
export async function verifyBackup(
  backup: FoundBackup,
  { signal, progress }: { signal: AbortSignal; progress(text: string): void },
): Promise<Manifest> {
  const { root, name } = backup;
  const folder = join(root, name);
  const damaged = (what: string) => new StartError(`The backup ${name} is damaged: ${what}.`);
  const check = async ({ path, sha256 }: Sum) => {
    signal.throwIfAborted();
    const found = await sumOf(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      throw damaged(
        error.code === 'ENOENT' ? `${path} is missing` : `${path} cannot be read (${error.code})`,
      );
    });
    if (found !== sha256) throw damaged(`${path} is not what was written`);
  };

  const listed = await Array.fromAsync(readSums(join(folder, sumsName))).catch(() => {
    throw damaged(`${sumsName} is missing or cannot be read`);
  });
  const sums = new Map(listed.map(({ path, sha256 }) => [path, sha256]));
  // Read first, so that a backup of a later version is told from a damaged one.
  const manifest = await readManifest(backup);
  const parts = [
    ...manifest.tables.map(({ file: path, sha256 }) => ({ path, sha256 })),
    { path: pictureSumsName, sha256: manifest.pictures.sha256 },
  ];
  const differing = parts.find(({ path, sha256 }) => sums.get(path) !== sha256);
  if (differing || !sums.has(manifestName)) {
    throw damaged(`${sumsName} does not go with ${manifestName}`);
  }
  for (const [path, sha256] of sums) {
    progress(path);
    await check({ path, sha256 });
  }
  let pictures = 0;
  for await (const picture of readSums(join(folder, pictureSumsName))) {
    pictures += 1;
    if (pictures % 100 === 0) progress(`picture ${pictures} of ${manifest.pictures.stored}`);
    await check(picture);
  }
  if (pictures !== manifest.pictures.stored) throw damaged(`${pictureSumsName} is not whole`);
  return manifest;
}

/** The secret of the shop as it lies in its backup; null where the file is gone, or holds another one. */
export async function readSecret(
  { root, name }: FoundBackup,
  { secret: fingerprint }: Pick<Manifest, 'secret'>,
): Promise<string | null> {
  const text = await readFile(join(root, name, secretName), 'utf8').catch(() => '');
  const secret = text.trimEnd();
  return fingerprintOf(secret) === fingerprint ? secret : null;
}
