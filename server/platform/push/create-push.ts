import webPush from 'web-push';
import { postMessage } from './post-message.ts';
import { pushKeys } from './push-key.ts';
import { knownServices, type PushServices } from './push-services.ts';

export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushMessage {
  payload: string;
  /** A service keeps only the newest message of a topic. At most 32 characters of `[\w-]`. */
  topic: string;
  /** How long the service keeps the message for a browser that is offline. */
  ttlSeconds: number;
}

/** `gone`: the subscription will never work again. `refused`: this message never will. */
export type PushOutcome = 'taken' | 'gone' | 'refused';

/** Sends messages to browsers (RFC 8030), encrypted so that only they can read them (RFC 8291). */
export interface Push {
  /** Browsers subscribe with it, so that only this shop can send to them (RFC 8292). */
  publicKey: string;
  /** Whether messages may be sent to this endpoint. */
  reaches(endpoint: string): boolean;
  /** @throws when the service cannot accept it now, so that it is worth retrying */
  send(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome>;
}

interface Options {
  secret: string;
  /** Who is responsible for the shop: a mailto: or web URL. */
  contact: string;
  services?: PushServices;
}

export function createPush({ secret, contact, services = knownServices }: Options): Push {
  const keys = pushKeys(secret);
  const reached = (endpoint: string): URL | null => {
    const url = URL.parse(endpoint);
    return url && services.reaches(url) ? url : null;
  };
  return {
    publicKey: keys.publicKey,
    reaches: (endpoint) => reached(endpoint) !== null,
    async send(subscription, { payload, topic, ttlSeconds }) {
      const url = reached(subscription.endpoint);
      if (!url) return 'gone';
      const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails: { subject: contact, ...keys },
        TTL: ttlSeconds,
        topic,
        urgency: 'high',
      });
      const message = {
        headers: { ...headers },
        body: Buffer.from(body ?? ''),
        lookup: services.lookup,
      };
      return outcomeOf(await postMessage(url, message));
    },
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
  return 'refused';
}
