import { lockDataFolder } from './data-folder-lock.ts';

/** Tries to take the lock at the given moment, prints the outcome, and runs until it is killed. */
const [dataDir = '', moment = '0'] = process.argv.slice(2);

// Busy-waits, so that several of these try within the same millisecond.
while (Date.now() < Number(moment));
try {
  lockDataFolder(dataDir);
  console.log('locked');
} catch (error) {
  console.log((error as Error).message);
}
setInterval(() => {}, 60_000);
