import type { Services } from '@orendi/server/services';
import { StartError } from '@orendi/server/platform/start-error';

/** Arbitrary; separates these locks from others. */
const IMPORT_LOCK = 7_360_002;

/**
 * Locks out other imports for a business of that name until `release` or the end of the process.
 * @throws StartError when one is running
 */
export async function claimBusiness(
  pool: Services['pool'],
  name: string,
): Promise<() => Promise<void>> {
  const client = await pool.connect();
  // A broken connection fails the import at its next statement; there is nothing to do here.
  client.on('error', () => {});
  const lock = [IMPORT_LOCK, name.trim().toLowerCase()];
  const { rows } = await client.query<{ claimed: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as claimed',
    lock,
  );
  if (!rows[0]?.claimed) {
    client.release(true);
    throw new StartError(`Another import for ${name} is running.`);
  }
  return async () => {
    // Explicitly: the server takes a moment to notice the end of a session, and the next import may start sooner.
    await client.query('select pg_advisory_unlock($1, hashtext($2))', lock).catch(() => {});
    client.release(true);
  };
}
