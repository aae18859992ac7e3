import { createHmac, randomUUID } from 'node:crypto';
import type { Registry } from 'prom-client';
import { createFaultReporter } from '../jobs/index.ts';
import type { Log } from '../log/log.ts';
import { withinTime } from '../within-time.ts';
import { createRedisClient, cutRedis, type RedisClient } from './redis-client.ts';
import { showGauge } from '../metrics/index.ts';

/** In milliseconds. */
const limits = {
  /** Until a new connection may be used. */
  connect: 2_000,
  /** For an answer to a sign of life, and between two of them. */
  heartbeat: 1_000,
  /** Between two attempts to connect. */
  retry: 500,
};

export type Redis = Awaited<ReturnType<typeof openRedis>>;

/**
 * Opens a connection to a Redis or Valkey, made again whenever it is lost. Nothing in it waits for one that is away.
 * The first attempt is waited for, for as long as a connection may take; whether it fails or not, the product goes on.
 * Silence is told from slowness by a heartbeat of our own: the client itself waits for ever for the answers of a server
 * that is stopped, also while it greets it, and writing to it is enough to keep its time limit from running out.
 */
export async function openRedis(url: string, log: Pick<Log, 'warn' | 'info'>) {
  const report = createFaultReporter(log, 'Redis is away: each process counts for itself');
  const listeners = new Map<string, (text: string) => void>();
  let current: RedisClient | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let wasAway = false;

  const connect = async (): Promise<void> => {
    const attempt = await createRedisClient(url, limits.connect);
    // It tells of its end by both; one without a listener would end the process.
    let fault: unknown = new Error('it has closed the connection');
    attempt.on('error', (error: unknown) => (fault = error));
    try {
      await withinTime(limits.connect, greet(attempt), silence);
    } catch (error) {
      cutRedis(attempt);
      return lost(error);
    }
    if (isClosed) return cutRedis(attempt);
    current = attempt;
    if (wasAway) log.info({}, 'Redis is back');
    wasAway = false;
    keepHearing(attempt, () => fault);
  };
  const greet = async (attempt: RedisClient) => {
    await attempt.connect();
    // A server that still loads its data greets, but does not serve.
    await attempt.ping();
    // Last, so that a listener added meanwhile is not forgotten.
    for (const [channel, listener] of listeners) await attempt.subscribe(channel, listener);
  };
  const lost = (reason: unknown) => {
    current = null;
    if (isClosed) return;
    wasAway = true;
    report(reason);
    clearTimeout(retry);
    retry = setTimeout(connect, limits.retry);
    retry.unref();
  };
  const keepHearing = (which: RedisClient, faultOf: () => unknown) => {
    const end = (reason: unknown) => {
      clearInterval(timer);
      if (current !== which) return;
      lost(reason);
      cutRedis(which);
    };
    const beat = () => withinTime(limits.heartbeat, which.ping(), silence).catch(end);
    const timer = setInterval(beat, limits.heartbeat).unref();
    which.once('end', () => end(faultOf()));
    which.once('error', end);
  };

  /** @throws Error at once while it is away */
  const client = () => {
    if (!current) throw new Error('Redis is away');
    return current;
  };
  await connect();
  return {
    client,
    isConnected: () => current !== null,
    /** Tells everybody who listens to the channel, this process too; lost when it is away. */
    publish(channel: string, text: string): void {
      void current?.publish(channel, text).catch(() => {});
    },
    onMessage(channel: string, listener: (text: string) => void): void {
      listeners.set(channel, listener);
      void current?.subscribe(channel, listener).catch(() => {});
    },
    close() {
      isClosed = true;
      clearTimeout(retry);
      if (current) cutRedis(current);
      current = null;
    },
  };
}

const silence = () => new Error('it does not answer');

/** Separates shops that share a Redis. Reveals neither the id nor the secret. */
export const namespaceOf = (secret: string, shopId: string): string =>
  `orendi:${createHmac('sha256', secret).update(`redis namespace ${shopId}`).digest('base64url').slice(0, 10)}`;

/** Leaves out the messages of this process itself. */
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

/** Without a Redis, the figure has no value. */
export function showRedis(registry: Registry, redis: Pick<Redis, 'isConnected'> | null): void {
  showGauge(
    registry,
    'orendi_redis_connected',
    'Whether this process reaches Redis: 1 or 0',
    () => redis && Number(redis.isConnected()),
  );
}
