import { lockDataFolder, startEmbeddedPostgres } from './index.ts';

/**
 * A start in a separate process, for tests that kill it: locks the folder, starts the database, prints one line of
 * JSON, and runs until SIGTERM (or SIGUSR2, which exits without stopping the database).
 */
const [dataDir = ''] = process.argv.slice(2);

try {
  const lock = lockDataFolder(dataDir);
  const log = { debug() {}, info() {}, warn() {} };
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log });
  process.once('SIGTERM', async () => {
    await stop();
    lock.release();
    process.exit(0);
  });
  process.once('SIGUSR2', () => process.exit(1));
  console.log(JSON.stringify({ connection }));
} catch (error) {
  console.log(JSON.stringify({ error: String(error) }));
  process.exit(1);
}
