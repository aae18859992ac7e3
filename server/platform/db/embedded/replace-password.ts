import { spawnSync } from 'node:child_process';
import { databaseOwner } from './connection.ts';
import { databaseEnvironment } from './database-environment.ts';
import type { DatabaseUser } from './database-user.ts';
import { explainTrouble } from './explain-trouble.ts';

interface StoppedCluster {
  /** PostgreSQL's program. */
  program: string;
  user: DatabaseUser;
  cluster: string;
  /** How the user refers to that folder. */
  clusterArgument: string;
}

/**
 * Gives the owner of a stopped database another password, in PostgreSQL's mode for a single user, which asks for none.
 * @param password of letters, digits, - and _
 * @throws StartError
 */
export function replacePassword(
  { program, user, cluster, clusterArgument }: StoppedCluster,
  password: string,
): void {
  const { status, stderr, error } = spawnSync(
    program,
    ['--single', '-D', clusterArgument, '-c', 'exit_on_error=on', 'postgres'],
    {
      ...user,
      cwd: cluster,
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
