import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** The folder, inside the data folder to be, in which a restore writes until all of it is there. */
export const restoringName = '.restoring';

/**
 * Keeps the product from making an empty shop where a restore is under way or was broken off.
 * @throws StartError
 */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, restoringName))) return;
  throw new StartError(
    `A restore into ${dataDir} was not finished, so there is no shop in it yet: run it again (npm run operator -- restore --from FOLDER).`,
  );
}
