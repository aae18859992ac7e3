import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { DatabaseFolder } from './database-folder.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { StartError } from '../../start-error.ts';

/** As it is written: 24 bytes in base64url. */
const whole = /^[\w-]{32}$/;

/**
 * The database's password, created at the first start and kept in a file that only we can read.
 * @throws StartError when the cluster exists but its password is gone or damaged
 */
export async function keepPassword(folder: DatabaseFolder): Promise<string> {
  if (!existsSync(folder.passwordFile)) {
    if (existsSync(folder.cluster))
      throw new StartError(`The file ${folder.passwordFile} is missing: bring it back.`);
    await writeWhole(folder.passwordFile, randomBytes(24).toString('base64url'));
  }
  return readPassword(folder);
}

/** @throws StartError when the file is empty, cut or otherwise not what was written */
export function readPassword(folder: DatabaseFolder): string {
  const password = readFileSync(folder.passwordFile, 'utf8').trim();
  if (whole.test(password)) return password;
  throw new StartError(`The file ${folder.passwordFile} is damaged: bring it back from a backup.`);
}
