import { EventEmitter } from 'node:events';
import { type Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import type { Database } from './tables.ts';

const CHANNEL = 'orendi_touched';

/** What public answers are made from: all lists, or one page's subject, such as `product:12`. */
export type Tag =
  | 'listings'
  | 'industries'
  | 'announcements'
  | `${'product' | 'package' | 'business'}:${number}`;

export type Touch = (...tags: Tag[]) => void;

/**
 * The one way to write what the public sees. Tags touched in the transaction are announced when it commits: at once in
 * this process, and through the database to all others.
 */
export interface Changes {
  transaction<T>(work: (trx: Transaction<Database>, touch: Touch) => Promise<T>): Promise<T>;
  /** Calls back with the touched tags, from this process or another. */
  onTouched(listener: (tags: Tag[]) => void): void;
  /** Calls back when word from other processes stops coming (false), and comes again (true). */
  onConnection(listener: (connected: boolean) => void): void;
  /** Starts to listen for other processes' changes, and goes on trying until `stop`. */
  listen(connection: pg.ClientConfig): Promise<{ stop(): Promise<void> }>;
}

export function createChanges(db: Kysely<Database>, log: Log): Changes {
  const events = new EventEmitter();
  return {
    async transaction(work) {
      const touched = new Set<Tag>();
      const result = await db.transaction().execute(async (trx) => {
        const value = await work(trx, (...tags) => tags.forEach((tag) => touched.add(tag)));
        if (touched.size > 0) {
          await sql`select pg_notify(${CHANNEL}, ${announcement(touched)})`.execute(trx);
        }
        return value;
      });
      if (touched.size > 0) events.emit('touched', [...touched]);
      return result;
    },
    onTouched: (listener) => events.on('touched', listener),
    onConnection: (listener) => events.on('connection', listener),
    listen: (connection) => listenForChanges(connection, events, log),
  };
}

/** PostgreSQL takes at most 8000 bytes: beyond that, everything counts as touched. */
function announcement(tags: Set<Tag>): string {
  const text = [...tags].join(',');
  return text.length < 7500 ? text : '*';
}

async function listenForChanges(connection: pg.ClientConfig, events: EventEmitter, log: Log) {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  let connected: boolean | null = null;

  const report = (now: boolean) => {
    if (now !== connected) events.emit('connection', now);
    connected = now;
  };

  const connect = async () => {
    const attempt = new pg.Client({
      ...connection,
      application_name: 'orendi changes',
      keepAlive: true,
    });
    attempt.on('error', (error) => log.warn({ reason: error.message }, 'lost sight of changes'));
    attempt.on('end', () => lost(attempt));
    attempt.on('notification', ({ payload }) =>
      events.emit('touched', (payload ?? '*').split(',')),
    );
    try {
      await attempt.connect();
      await attempt.query(`listen ${CHANNEL}`);
      if (stopped) {
        await attempt.end();
        return;
      }
      client = attempt;
      report(true);
    } catch {
      await attempt.end().catch(() => {});
      lost(attempt);
    }
  };
  const lost = (which: pg.Client) => {
    if (stopped || (client && client !== which)) return;
    report(false);
    client = null;
    clearTimeout(retry);
    retry = setTimeout(connect, 500);
  };

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
