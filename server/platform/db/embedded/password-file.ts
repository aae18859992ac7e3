import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { DatabaseFolder } from './database-folder.ts';
import { StartError } from '../../start-error.ts';

/**
 * The database's password, created at the first start and kept in a file that only we can read.
 * @throws StartError when the cluster exists but its password is gone
 */
export function keepPassword(folder: DatabaseFolder): string {
  if (!existsSync(folder.passwordFile)) {
    if (existsSync(folder.cluster))
      throw new StartError(`The file ${folder.passwordFile} is missing: bring it back.`);
    const partial = `${folder.passwordFile}.new`;
    const password = randomBytes(24).toString('base64url');
    writeFileSync(partial, password, { mode: 0o600, flush: true });
    renameSync(partial, folder.passwordFile);
  }
  return readPassword(folder);
}

export function readPassword(folder: DatabaseFolder): string {
  return readFileSync(folder.passwordFile, 'utf8').trim();
}
