import { LRUCache } from 'lru-cache';
import type { MailTransport } from './mail-transport.ts';

/** Far more than can be accepted before the database notices that it cannot record them. */
const REMEMBERED = 10_000;

/**
 * Sends no message a second time from this process. One that the server has accepted may still be due, because that
 * could not be recorded: the database's disk is full, or its connection died meanwhile. Otherwise it would go out again
 * every few seconds until it can. Only a process that ends in between has to send it again.
 */
export function sendOnce(transport: MailTransport): MailTransport {
  const accepted = new LRUCache<string, true>({ max: REMEMBERED });
  return {
    async send(message) {
      if (accepted.has(message.messageId)) return;
      await transport.send(message);
      accepted.set(message.messageId, true);
    },
    close: () => transport.close(),
  };
}
