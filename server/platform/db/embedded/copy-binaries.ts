import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { partialPrefix } from './database-folder.ts';
import { linkLibraries } from './link-libraries.ts';
import { StartError } from '../../start-error.ts';

/**
 * Copies PostgreSQL's programs once into `place`, readable by everyone whatever the umask was when npm wrote them. The
 * folder's name identifies the content, so an update of the package makes a new copy, and a finished copy is never
 * written again.
 * @returns the folder of the copy, laid out like the original
 */
export function copyBinaries(native: string, place: string): string {
  const made = mkdirSync(place, { recursive: true });
  if (made !== undefined) chmodSync(place, 0o755);
  refuseForeignFolder(place);
  const program = readFileSync(join(native, 'bin', 'postgres'));
  const hash = createHash('sha256').update(program).digest('hex').slice(0, 12);
  const copy = join(place, `binaries-${hash}`);
  if (existsSync(copy)) return copy;

  const partial = mkdtempSync(join(place, partialPrefix));
  copyFolder(native, partial);
  linkLibraries(partial);
  try {
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** Programs run from here, so nobody else may be able to put theirs in. */
function refuseForeignFolder(place: string): void {
  const { uid, mode } = statSync(place);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0)
    throw new StartError(`The folder ${place} can be written by other users: close it to them.`);
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      copyFileSync(source, target);
      chmodSync(target, 0o755);
    }
  }
}
