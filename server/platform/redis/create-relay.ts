import { createHmac, randomUUID } from 'node:crypto';
import type { Redis } from './open-redis.ts';

/**
 * What a shop's keys and channels begin with: shops do not hear or count one another, though they share a
 * Redis. Nobody who reads it there learns the id or the secret.
 */
export const namespaceOf = (secret: string, shopId: string): string =>
  `orendi:${createHmac('sha256', secret).update(`redis namespace ${shopId}`).digest('base64url').slice(0, 10)}`;

/** Publishes to the other processes of this shop, and hears them; what this process has said itself is left out. */
export function createRelay(redis: Pick<Redis, 'publish' | 'onMessage'>, namespace: string) {
  const self = randomUUID();
  const named = (channel: string) => `${namespace}:${channel}`;
  return {
    async publish(channel: string, text: string) {
      redis.publish(named(channel), `${self} ${text}`);
    },
    onMessage(channel: string, listener: (text: string) => void) {
      redis.onMessage(named(channel), (message) => {
        const [sender = '', text = ''] = message.split(' ', 2);
        if (sender !== self && text !== '') listener(text);
      });
    },
  };
}
