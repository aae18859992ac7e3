import type { Registry } from 'prom-client';
import { showGauge } from '../metrics/index.ts';
import type { Redis } from './open-redis.ts';

/** Shows whether this process reaches its Redis; without one, the figure has no value. */
export function showRedis(registry: Registry, redis: Pick<Redis, 'isConnected'> | null): void {
  showGauge(
    registry,
    'orendi_redis_connected',
    'Whether this process reaches Redis: 1 or 0',
    () => redis && Number(redis.isConnected()),
  );
}
