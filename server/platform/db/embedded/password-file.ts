import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import type { DatabaseFolder } from './database-folder.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { StartError } from '../../start-error.ts';
import { databaseOwner } from './connection.ts';
import { databaseEnvironment } from './database-user.ts';
import { explainTrouble } from './explain-trouble.ts';
import type { PostmasterPlan } from './launch-postmaster.ts';

/** 24 bytes in base64url. */
const whole = /^[\w-]{32}$/;

/**
 * Made at the first start, in a file that only we can read and that no backup has: a missing or damaged one is replaced.
 * @param replace gives the stopped database another one; the next start repeats it after a kill
 */
export async function keepPassword(folder: DatabaseFolder, replace: (password: string) => void) {
  if (existsSync(folder.passwordFile)) {
    const kept = readFileSync(folder.passwordFile, 'utf8').trim();
    if (whole.test(kept)) return kept;
  }
  const password = randomBytes(24).toString('base64url');
  if (existsSync(folder.cluster)) replace(password);
  await writeWhole(folder.passwordFile, password);
  return password;
}

/** @throws StartError when the file is empty, cut or otherwise not what was written */
export function readPassword(folder: DatabaseFolder): string {
  const password = readFileSync(folder.passwordFile, 'utf8').trim();
  if (whole.test(password)) return password;
  throw new StartError(
    `The file ${folder.passwordFile} is damaged: stop the shop and start it again, which makes another password.`,
  );
}

type StoppedDatabase = Pick<PostmasterPlan, 'program' | 'user' | 'folder' | 'clusterArgument'>;

/**
 * Changes the password by the database's single-user mode.
 * @throws StartError
 */
export function replacePassword(
  { program, user, folder, clusterArgument }: StoppedDatabase,
  password: string,
): void {
  const { status, stderr, error } = spawnSync(
    program,
    ['--single', '-D', clusterArgument, '-c', 'exit_on_error=on', 'postgres'],
    {
      ...user,
      cwd: folder.cluster,
      env: databaseEnvironment(),
      input: `alter role ${databaseOwner} password '${password}';\n`,
      encoding: 'utf8',
    },
  );
  if (status === 0) return;
  const fault = stderr?.split('\n').find((line) => /(FATAL|PANIC|ERROR):/.test(line));
  const reason =
    fault?.replace(/^.*?(FATAL|PANIC|ERROR): */, '') ?? error?.message ?? `exit code ${status}`;
  throw explainTrouble('cannot be given another password', reason);
}
