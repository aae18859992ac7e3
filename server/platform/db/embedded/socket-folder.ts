import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseFolder } from './database-folder.ts';
import { canEnter, handOver, type DatabaseUser } from './database-user.ts';
import { StartError } from '../../start-error.ts';

/** Only part of the socket's name; no TCP port is opened. */
export const socketPort = 5432;
export const socketName = `.s.PGSQL.${socketPort}`;

/** sockaddr_un holds 108 bytes on Linux and 104 on macOS, including the terminating zero. */
const longestSocketPath = 100;

/**
 * The folder of the database's socket: inside the data folder if the path is short enough and the database user can
 * enter it, otherwise in the system's temporary folder, named after the data folder.
 * @throws StartError when another user already owns a folder of that name
 */
export function makeSocketFolder(folder: DatabaseFolder, user: DatabaseUser): string {
  const places = [
    { parent: folder.home, path: folder.sockets },
    { parent: tmpdir(), path: join(tmpdir(), folder.clusterName) },
    { parent: '/tmp', path: join('/tmp', folder.clusterName) },
  ];
  const place = places.find(({ parent, path }) => isUsable(path) && canEnter(user, parent));
  if (!place) throw new StartError('There is no short folder for the socket: set TMPDIR to one.');
  // Recreated each time: in a copied data folder it has other owners and modes.
  if (place.path === folder.sockets) rmSync(place.path, { recursive: true, force: true });
  makePrivateFolder(place.path, user);
  return place.path;
}

function isUsable(path: string): boolean {
  // A line break would end the value early in PostgreSQL's own files.
  return Buffer.byteLength(join(path, socketName)) <= longestSocketPath && !path.includes('\n');
}

function makePrivateFolder(path: string, user: DatabaseUser): void {
  const ourUid = process.getuid?.();
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // lstat, because a link could point to a folder chosen by somebody else.
    const found = lstatSync(path);
    const isOurs = found.uid === ourUid || found.uid === user?.uid;
    if (!isOurs || !found.isDirectory() || (found.mode & 0o077) !== 0)
      throw new StartError(`The folder ${path} is not ours: remove it or set TMPDIR to another.`);
  }
  handOver(path, user);
}
