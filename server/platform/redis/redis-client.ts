export type RedisClient = Awaited<ReturnType<typeof createRedisClient>>;

/**
 * A client that does not connect again by itself, nor keeps commands for when it is connected. The package is loaded only
 * here, as most shops do without.
 */
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
  // Of one that is closed already it says so by throwing.
  if (client.isOpen) client.destroy();
}
