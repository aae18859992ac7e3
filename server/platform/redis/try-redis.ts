import { withinTime } from '../within-time.ts';
import { createRedisClient, cutRedis } from './redis-client.ts';

const PATIENCE_MS = 3_000;
const tries = 5;

/**
 * Asks a Redis or Valkey what it is, and how soon it answers: the quickest of some tries, in whole milliseconds.
 * @throws Error with the reason when it cannot be used
 */
export async function tryRedis(url: string): Promise<{ version: string; milliseconds: number }> {
  const client = await createRedisClient(url, PATIENCE_MS);
  client.on('error', () => {});
  const ask = async () => {
    await client.connect();
    const info = await client.info('server');
    let quickest = Infinity;
    for (let number = 0; number < tries; number += 1) {
      const before = performance.now();
      await client.ping();
      quickest = Math.min(quickest, performance.now() - before);
    }
    const [, version = '?'] = /^(?:valkey|redis)_version:(\S+)/m.exec(info) ?? [];
    return { version, milliseconds: Math.ceil(quickest) };
  };
  try {
    return await withinTime(PATIENCE_MS, ask(), () => new Error('it does not answer'));
  } finally {
    cutRedis(client);
  }
}
