import { existsSync } from 'node:fs';
import { StartError } from '../../start-error.ts';

const workingDirectory = '/proc/self/cwd';

/**
 * How PostgreSQL is told where a folder of `home` lies.
 *
 * Root may keep its data where the database user cannot follow, as below a closed /root. The folder
 * itself belongs to that user, only the way to it is closed. So we enter it for the program before it
 * gives up our rights (spawn's `cwd`), and the program calls it by the kernel's link to the working
 * directory, which needs no way. PostgreSQL never leaves its data directory, and its backends inherit
 * it. Linux only.
 *
 * @throws StartError where the way is closed and there is no such link
 */
export function nameClusterFolder(canEnterHome: boolean, home: string): (path: string) => string {
  if (canEnterHome) return (path) => path;
  if (!existsSync(workingDirectory))
    throw new StartError(
      `The user that runs the database cannot enter ${home}: choose a DATA_DIR that is open to it.`,
    );
  return () => workingDirectory;
}
