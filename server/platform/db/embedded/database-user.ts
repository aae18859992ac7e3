import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { StartError } from '../../start-error.ts';

/** The user that the database runs as; null is the current user. Spread it into the options of `spawn`. */
export type DatabaseUser = { uid: number; gid: number } | null;

const usualNames = ['postgres', '_postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so root picks another user: the owner of the cluster, otherwise the first usual
 * name in /etc/passwd (initdb refuses unknown uids).
 *
 * @throws StartError when the cluster belongs to a user we cannot act as
 */
export function chooseDatabaseUser(cluster: string): DatabaseUser {
  const owner = existsSync(cluster) ? statSync(cluster) : null;
  const ourUid = process.getuid?.();
  if (ourUid !== 0) {
    if (owner && owner.uid !== ourUid)
      throw new StartError(
        `The database in ${cluster} belongs to another user (id ${owner.uid}): start as that user.`,
      );
    return null;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = findUsualUser();
  // A folder that root copied or restored from a backup: give it to the user that will read it.
  if (owner) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, cluster]);
  return user;
}

function findUsualUser(): { uid: number; gid: number } {
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of usualNames) {
    const entry = entries.find(([known]) => known === name);
    const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])];
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new StartError(
    'PostgreSQL cannot run as root and there is no user "postgres" or "nobody": start as an ordinary user.',
  );
}

export function handOver(path: string, user: DatabaseUser): void {
  if (user) chownSync(path, user.uid, user.gid);
}

/** Whether the user may enter the folder. Tried rather than computed, since every parent folder matters. */
export function canEnter(user: DatabaseUser, folder: string): boolean {
  if (!user) return true;
  const attempt = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], {
    ...user,
    cwd: '/',
    env: {},
    stdio: 'ignore',
  });
  return attempt.status === 0;
}

/** LANG, LC_* and PG* are not inherited from the shell: they would change the encoding, port or options. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' };
}

const workingDirectory = '/proc/self/cwd';

/**
 * How to refer PostgreSQL to a folder inside `home`.
 *
 * Root may keep its data where the database user cannot reach it, such as below a closed /root. The folder itself
 * belongs to that user, only a parent is closed. So spawn's `cwd` enters it before the program drops our privileges,
 * and the program uses the kernel's link to its working directory, which needs no access to the parents. PostgreSQL
 * never leaves its data directory, and its backends inherit it. Linux only.
 *
 * @throws StartError when a parent is closed and there is no such link
 */
export function nameClusterFolder(canEnterHome: boolean, home: string): (path: string) => string {
  if (canEnterHome) return (path) => path;
  if (!existsSync(workingDirectory))
    throw new StartError(
      `The user that runs the database cannot enter ${home}: choose a DATA_DIR that is open to it.`,
    );
  return () => workingDirectory;
}
