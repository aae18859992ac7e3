export { createRelay, namespaceOf } from './create-relay.ts';
export { openRedis, type Redis } from './open-redis.ts';
export { showRedis } from './show-redis.ts';
export { tryRedis } from './try-redis.ts';
