import { lockDataFolder, startEmbeddedPostgres } from './index.ts';

/**
 * A start in a process of its own, for the tests that kill one: locks the folder, starts the database,
 * says so in one line of JSON, and stays until SIGTERM (or SIGUSR2, for an end without stop).
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
