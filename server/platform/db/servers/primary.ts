import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { outsideCalls } from '../../deadline.ts';
import type { Log } from '../../log/log.ts';
import { reasonOf } from '../../log/reason-of.ts';
import { type DatabaseLimits, databaseLimits } from '../time-limits.ts';
import { serverUrls } from '../../server-urls.ts';
import { askServer } from '../ask-server.ts';

export type Look = Awaited<ReturnType<typeof lookAtServer>>;

/**
 * Uses a connection of its own. The timeline counts promotions: a standby that becomes the primary begins the next.
 * @throws when the server does not answer in time
 */
export function lookAtServer(connection: pg.ClientConfig, patienceMs: number) {
  return askServer(connection, patienceMs, async (client) => {
    const { rows } = await client.query<{ read_only: string; file: string | null }>(
      `select current_setting('transaction_read_only') as read_only,
        case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as file`,
    );
    const { read_only: readOnly = 'on', file = null } = rows[0] ?? {};
    // The first eight digits of the name of a file of the log.
    const timeline = file === null ? null : Number.parseInt(file.slice(0, 8), 16);
    return { takesWrites: readOnly === 'off', timeline };
  });
}

export type Primary = ReturnType<typeof openPrimary>;

export class NoPrimary extends Error {
  override name = 'NoPrimary';
}

/** Once one server says it is the primary, for how long the others are waited for: two may believe it. */
const OTHERS_MS = 300;

interface Found {
  place: number;
  timeline: number;
}

/**
 * Knows the primary among the servers that a connection names. One that was left behind by a promotion, and still or
 * again believes to be the primary, is told by its timeline, and refused once a newer one has been seen.
 * @param look replaced by tests
 */
export function openPrimary(
  connection: pg.ClientConfig,
  log: Pick<Log, 'warn'>,
  limits: DatabaseLimits = databaseLimits,
  look = lookAtServer,
) {
  /** In the order of the settings. */
  const servers = serversOf(connection);
  const events = new EventEmitter();
  let place = 0;
  let timeline = 0;
  let search: Promise<void> | null = null;

  const current = () => servers[place] ?? connection;

  async function findAmong(): Promise<void> {
    const { found, faults } = await askAll();
    const [best] = found.toSorted((a, b) => b.timeline - a.timeline || a.place - b.place);
    if (!best) throw new NoPrimary(`no server takes writes: ${faults.join('; ')}`);
    timeline = best.timeline;
    if (best.place === place) return;
    place = best.place;
    log.warn({ server: serverName(current()), timeline }, 'the primary is another server now');
    events.emit('moved');
  }

  /** Until all have answered, or a moment after the first that is the primary. */
  async function askAll() {
    const found: Found[] = [];
    const faults: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    let moment: NodeJS.Timeout | undefined;
    const asked = servers.map(async (server, at) => {
      try {
        const { takesWrites, timeline: its } = await look(server, limits.inquiry);
        if (!takesWrites || its === null) faults.push(`${serverName(server)} is read-only`);
        else if (its < timeline) faults.push(`${serverName(server)} was left behind`);
        else {
          found.push({ place: at, timeline: its });
          moment ??= setTimeout(resolve, OTHERS_MS);
        }
      } catch (error) {
        faults.push(`${serverName(server)}: ${reasonOf(error)}`);
      }
    });
    void Promise.all(asked).then(() => resolve());
    await promise;
    clearTimeout(moment);
    return { found, faults };
  }

  return {
    /** The last known state. */
    connection: current,
    servers,
    /**
     * Looks for it among the servers, unless there is only one.
     * @throws NoPrimary
     */
    async find(): Promise<void> {
      if (servers.length === 1) return;
      search ??= outsideCalls(findAmong).finally(() => {
        search = null;
      });
      await search;
    },
    onMoved: (listener: () => void) => events.on('moved', listener),
  };
}

/**
 * The current primary, for work that ends with it.
 * @throws NoPrimary
 */
export async function findPrimary(connection: pg.ClientConfig, log: Pick<Log, 'warn'>) {
  const primary = openPrimary(connection, log);
  await primary.find();
  return primary.connection();
}

/** One for each server that a connection names. */
export function serversOf(connection: pg.ClientConfig): pg.ClientConfig[] {
  const { connectionString, ...others } = connection;
  if (connectionString === undefined) return [connection];
  return serverUrls(connectionString).map((url) =>
    Object.assign({ connectionString: url }, others),
  );
}

/** The host and port, for logs, metrics and the doctor's findings; never the login. */
export function serverName({ connectionString, host, port }: pg.ClientConfig): string {
  const url = connectionString === undefined ? null : URL.parse(connectionString);
  const place = url ? (url.searchParams.get('host') ?? url.hostname) : host;
  return `${decodeURIComponent(place || 'localhost')}:${url?.port || port || 5432}`;
}
