import { existsSync } from 'node:fs';
import { StartError } from '../../start-error.ts';

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
