import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/reason-of.ts';
import { withinTime } from '../within-time.ts';
import { cutConnection } from './cut-connection.ts';
import type { Primary } from './servers/primary.ts';
import type { Db, Trx } from './tables.ts';
import { type DatabaseLimits, databaseLimits } from './time-limits.ts';

const CHANNEL = 'orendi_touched';
const ORDERS_CHANNEL = 'orendi_orders';
/** The database itself announces the end of a session, by a trigger. */
const SESSIONS_CHANNEL = 'orendi_sessions';
/** Announcements within this time are sent together, because commits with a NOTIFY wait for one another. */
const GATHER_MS = 50;
const RETRY_MS = 500;

/** The dependency of a public answer: all lists, or the subject of one page, such as `product:12`. */
export type Tag =
  | 'listings'
  /** Search results: a search outside of the database follows a write a little later. */
  | 'search'
  | 'industries'
  | 'announcements'
  /** Its name and logo, who runs it, and the texts of its pages. */
  | 'market'
  | `${'product' | 'package' | 'business'}:${number}`;

export type Touch = (...tags: Tag[]) => void;

/** Answers kept in memory that were made from what the public sees. */
interface KeptAnswers {
  /** Called after a write with these tags; `*` stands for anything. */
  drop(tags: readonly string[]): void;
  /** False while other processes' writes are not heard of; when true again, some may have been missed. */
  setEnabled(isInformed: boolean): void;
}

export type Changes = ReturnType<typeof createChanges>;

/** Carries announcements at once, but not reliably: whatever it loses arrives by NOTIFY, a part of the commit. */
export interface Relay {
  /** Never fails. The writer waits for the result. */
  publish(channel: string, text: string): Promise<void>;
  onMessage(channel: string, listener: (text: string) => void): void;
}

/** The only way to write public data. A commit announces the touched tags, to others through the database. */
export function createChanges(
  db: Db,
  log: Log,
  limits: DatabaseLimits = databaseLimits,
  relays: readonly Relay[] = [],
) {
  const events = new EventEmitter();
  const notes: ((trx: Trx, touched: ReadonlySet<Tag>) => Promise<void>)[] = [];
  const followers: ((tags: Tag[], transaction: string) => Promise<void>)[] = [];
  // One listener for each cache, more than Node's default limit of ten.
  events.setMaxListeners(0);
  for (const channel of [CHANNEL, ORDERS_CHANNEL]) {
    for (const relay of relays)
      relay.onMessage(channel, (text) => emitAnnounced(events, channel, text));
  }
  const publish = (channel: string, text: string) =>
    Promise.all(relays.map((relay) => relay.publish(channel, text)));
  const announceOrders = gatherOrders((text) => {
    const notified = sql`select pg_notify(${ORDERS_CHANNEL}, ${text})`.execute(db);
    notified.catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'orders not announced'),
    );
  });
  return {
    async transaction<T>(work: (trx: Trx, touch: Touch) => Promise<T>): Promise<T> {
      const touched = new Set<Tag>();
      let transaction = '';
      const result = await db.transaction().execute(async (trx) => {
        const value = await work(trx, (...tags) => tags.forEach((tag) => touched.add(tag)));
        for (const note of notes) await note(trx, touched);
        if (touched.size > 0) {
          const { rows } = await sql<{ id: string }>`
            select pg_current_xact_id()::text as id, pg_notify(${CHANNEL}, ${announcement(touched)})`.execute(
            trx,
          );
          transaction = rows[0]?.id ?? '';
        }
        return value;
      });
      if (touched.size > 0) {
        events.emit('touched', [...touched]);
        await Promise.all([
          publish(CHANNEL, announcement(touched)),
          ...followers.map((follow) => follow([...touched], transaction)),
        ]);
      }
      return result;
    },
    /**
     * In any process.
     * @returns ends that
     */
    onTouched(listener: (tags: Tag[]) => void) {
      events.on('touched', listener);
      return () => events.off('touched', listener);
    },
    /** The only way for anything kept in memory to hear that it is outdated. */
    keepFresh(kept: KeptAnswers): void {
      events.on('touched', (tags) => kept.drop(tags));
      events.on('connection', (connected) => kept.setEnabled(connected));
    },
    /** Called at the end of every transaction of this process, which fails with it. */
    beforeCommit: (note: (typeof notes)[number]) => notes.push(note),
    /** Called after a transaction of this process that touched something; its writer waits for it. Must not throw. */
    onCommitted: (follow: (typeof followers)[number]) => followers.push(follow),
    /** Call it after the commit: it is heard at once in this process, shortly after in others. */
    announceOrders(businessId: number): void {
      events.emit('orders', businessId);
      void publish(ORDERS_CHANNEL, String(businessId));
      announceOrders(businessId);
    },
    /** Calls back with the business whose orders have changed, in any process; null when it may be any business. */
    onOrders: (listener: (businessId: number | null) => void) => events.on('orders', listener),
    /** Calls back with the id of a session that has ended, in any process; see `onConnection` for those that get lost. */
    onSessionEnded: (listener: (sessionId: number) => void) => events.on('session ended', listener),
    /** Calls back with false when notifications from other processes stop arriving, and with true when they resume. */
    onConnection: (listener: (connected: boolean) => void) => events.on('connection', listener),
    /** Listens for changes in other processes, reconnecting until `stop`. */
    listen: (primary: Primary) => listenForChanges(primary, events, log, limits),
  };
}

/** A NOTIFY payload holds less than 8000 bytes; beyond that, everything counts as touched. */
function announcement(tags: Set<Tag | number>): string {
  const text = [...tags].join(',');
  return text.length < 7500 ? text : '*';
}

/** A message that arrives both ways is told twice, which costs a cache little. */
function emitAnnounced(events: EventEmitter, channel: string, text = '*'): void {
  const named = text.split(',');
  if (channel === CHANNEL) events.emit('touched', named);
  else if (channel === SESSIONS_CHANNEL) events.emit('session ended', Number(text));
  else for (const id of named) events.emit('orders', id === '*' ? null : Number(id));
}

/** @returns collects businesses and announces them together after a moment */
function gatherOrders(announce: (text: string) => void): (businessId: number) => void {
  const gathered = new Set<number>();
  const flush = () => {
    announce(announcement(gathered));
    gathered.clear();
  };
  return (businessId) => {
    if (gathered.size === 0) setTimeout(flush, GATHER_MS);
    gathered.add(businessId);
  };
}

async function listenForChanges(
  primary: Primary,
  events: EventEmitter,
  log: Log,
  limits: DatabaseLimits,
) {
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
      ...primary.connection(),
      application_name: 'orendi changes',
      connectionTimeoutMillis: limits.connect,
      keepAlive: true,
    });
    attempt.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'lost sight of changes'));
    attempt.on('end', () => lost(attempt));
    attempt.on('notification', ({ channel, payload }) => emitAnnounced(events, channel, payload));
    try {
      await attempt.connect();
      const listening = [CHANNEL, ORDERS_CHANNEL, SESSIONS_CHANNEL].map((name) => `listen ${name}`);
      await answered(attempt, listening.join('; '));
      if (stopped) {
        cutConnection(attempt, 'nobody listens any more');
        return;
      }
      client = attempt;
      report(true);
      keepHearing(attempt);
    } catch {
      cutConnection(attempt, 'it was of no use');
      lost(attempt);
    }
  };
  const answered = (which: pg.Client, statement: string) =>
    withinTime(limits.heartbeat, which.query(statement), () => new Error('no answer'));
  /** Nothing else would show that the connection is dead: it only ever waits. */
  const keepHearing = (which: pg.Client) => {
    const beat = () =>
      answered(which, 'select 1').catch(() => cutConnection(which, 'it has fallen silent'));
    const timer = setInterval(beat, limits.heartbeat);
    which.once('end', () => clearInterval(timer));
  };
  const lost = (which: pg.Client) => {
    if (stopped || (client && client !== which)) return;
    report(false);
    client = null;
    clearTimeout(retry);
    retry = setTimeout(connect, RETRY_MS);
    // A standby refuses to announce anything; what becomes the primary is found before the next attempt.
    primary.find().catch(() => {});
  };
  primary.onMoved(() => client && cutConnection(client, 'the primary is another server'));

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      if (!client) return;
      const last = client;
      const cut = () => cutConnection(last, 'it does not take leave');
      await withinTime(limits.heartbeat, last.end(), cut).catch(() => {});
    },
  };
}
