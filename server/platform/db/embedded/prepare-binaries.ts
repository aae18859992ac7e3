import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { copyBinaries } from './copy-binaries.ts';
import { databaseEnvironment } from './database-environment.ts';
import type { DatabaseUser } from './database-user.ts';
import { linkLibraries } from './link-libraries.ts';
import { StartError } from '../../start-error.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  /** The major version, such as "18". */
  version: string;
}

interface Options {
  native: string;
  user: DatabaseUser;
  /** Folders that the user can enter, for a copy of the programs, in order of preference. */
  copyPlaces: string[];
}

/**
 * Programs that the database user can run: npm's in place, or a copy when those are unusable (node_modules inside a
 * closed home, links missing in a read-only folder).
 * @throws StartError when they do not run on this system at all
 */
export function prepareBinaries({ native, user, copyPlaces }: Options): Binaries {
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

interface Attempt {
  binaries?: Binaries;
  code?: string;
  reason?: string;
}

function tryToRun(native: string, user: DatabaseUser): Attempt {
  const [postgres, initdb] = [join(native, 'bin', 'postgres'), join(native, 'bin', 'initdb')];
  const { status, stdout, stderr, error } = spawnSync(postgres, ['--version'], {
    ...user,
    cwd: '/',
    env: databaseEnvironment(),
    encoding: 'utf8',
  });
  const version = /\s(\d+)(?:\.\d+)?\s*$/.exec(stdout ?? '')?.[1];
  if (status === 0 && version) return { binaries: { postgres, initdb, version } };
  if (error) return { code: (error as NodeJS.ErrnoException).code, reason: error.message };
  return { reason: stderr.trim().split('\n')[0] ?? `exit code ${status}` };
}
