import { withinTime } from '../within-time.ts';

export type RedisClient = Awaited<ReturnType<typeof createRedisClient>>;

/** A client that neither reconnects by itself nor queues commands. Loaded only here: most shops lack a Redis. */
export async function createRedisClient(url: string, connectTimeout: number) {
  const { createClient } = await import('@redis/client');
  return createClient({
    url,
    name: 'orendi',
    RESP: 3,
    disableOfflineQueue: true,
    // Announcements of Redis Enterprise about itself, for which others have no command.
    maintNotifications: 'disabled',
    socket: { connectTimeout, reconnectStrategy: false },
  });
}

export function cutRedis(client: RedisClient): void {
  // Closing a closed client throws.
  if (client.isOpen) client.destroy();
}

const PATIENCE_MS = 3_000;
const tries = 5;

/**
 * The time is the quickest of some tries, in whole milliseconds.
 * @throws Error saying why it is unusable
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
