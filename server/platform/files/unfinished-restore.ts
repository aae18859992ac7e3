import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** A folder inside the future data folder, in which a restore writes until it is complete. */
export const restoringName = '.restoring';

/**
 * Prevents an empty shop where a restore is under way or was interrupted.
 * @throws StartError
 */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, restoringName))) return;
  throw new StartError(
    `A restore into ${dataDir} was not finished, so there is no shop in it yet: run it again (npm run operator -- restore --from FOLDER).`,
  );
}
