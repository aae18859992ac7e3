import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createECDH, hkdfSync } from 'node:crypto';
import { knownServices, type PushServices } from './push-services.ts';
import type { Settings } from '../settings.ts';

interface PushMessage {
  payload: string;
  /** A service keeps only the newest message of a topic. At most 32 characters of `[\w-]`. */
  topic: string;
  /** How long the service keeps the message for a browser that is offline. */
  ttlSeconds: number;
}

/** `gone`: the subscription will never work again. `refused`: this message never will. */
type PushOutcome = 'taken' | 'gone' | 'refused';

export type Push = ReturnType<typeof createPush>;

interface Options {
  secret: string;
  /** A mailto: or web URL. */
  contact: string;
  services?: PushServices;
}

/** Sends messages to browsers (RFC 8030), encrypted so that only they can read them (RFC 8291). */
export function createPush({ secret, contact, services = knownServices }: Options) {
  const keys = pushKeys(secret);
  const reached = (endpoint: string): URL | null => {
    const url = URL.parse(endpoint);
    return url && services.reaches(url) ? url : null;
  };
  return {
    /** Browsers subscribe with it, so that only this shop can send to them (RFC 8292). */
    publicKey: keys.publicKey,
    /** Whether messages may be sent to this endpoint. */
    reaches: (endpoint: string) => reached(endpoint) !== null,
    /** @throws when the service cannot accept it now, so that it is worth retrying */
    async send(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      { payload, topic, ttlSeconds }: PushMessage,
    ): Promise<PushOutcome> {
      const url = reached(subscription.endpoint);
      if (!url) return 'gone';
      // It loads a hundred modules, which many shops never need.
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails: { subject: contact, ...keys },
        TTL: ttlSeconds,
        topic,
        urgency: 'high',
      });
      const options = { headers: { ...headers }, lookup: services.lookup };
      return outcomeOf(await postMessage(url, body, options));
    },
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
  return 'refused';
}

const PATIENCE_MS = 10_000;

/**
 * Reads only the status, and follows no redirect.
 * @throws when there is no answer within ten seconds
 */
function postMessage(url: URL, body: Buffer | null, options: RequestOptions): Promise<number> {
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const sent = request(url, { method: 'POST', signal, ...options }, (answer) => {
      answer.on('error', () => {});
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * In base64url. Derived from the shop's secret, so that it is the same in every process and after every start, and is backed up and
 * replaced with it. After a change of the secret browsers must subscribe again, just as their users must sign in again.
 */
function pushKeys(secret: string) {
  const curve = createECDH('prime256v1');
  const privateKey = Buffer.from(hkdfSync('sha256', secret, '', 'web push', 32));
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}

/** The contact for push services: the operator, otherwise the shop's own URL. */
export function pushContact({
  operatorEmail,
  publicUrl,
  mailFrom,
}: Pick<Settings, 'operatorEmail' | 'publicUrl' | 'mailFrom'>): string {
  if (operatorEmail) return `mailto:${operatorEmail}`;
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return `mailto:${mailFrom.replace(/^.*<|>$/g, '')}`;
}
