export { createRelay, namespaceOf, openRedis, type Redis, showRedis } from './open-redis.ts';
export { tryRedis } from './redis-client.ts';
