import { lockDataFolder } from './data-folder-lock.ts';

/** Tries to lock at the given moment, says how that went, and stays until it is killed. */
const [dataDir = '', moment = '0'] = process.argv.slice(2);

// Awake and waiting, so that several of these try within the same millisecond.
while (Date.now() < Number(moment));
try {
  lockDataFolder(dataDir);
  console.log('locked');
} catch (error) {
  console.log((error as Error).message);
}
setInterval(() => {}, 60_000);
