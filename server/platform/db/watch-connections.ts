import type pg from 'pg';
import type { Log } from '../log/log.ts';
import { cutConnection, socketOf } from './cut-connection.ts';
import type { Primary } from './servers/primary.ts';
import type { DatabaseLimits } from './time-limits.ts';
import { askServer } from './ask-server.ts';

/** A connection's state on the server: `unknown` if it cannot be told, `committed` if it only waits for standbys. */
type Work = 'working' | 'committed' | 'done' | 'unknown';

/**
 * @param pids the server's processes, as named on connecting
 * @returns null without a timely answer
 */
async function findWork(
  connection: pg.ClientConfig,
  pids: number[],
  patienceMs: number,
): Promise<((pid: number) => Work) | null> {
  const asking = askServer(connection, patienceMs, async (client) => {
    const own = processId(client);
    const { rows } = await client.query<{ pid: number; state: string | null }>(
      `select pid, case wait_event when 'SyncRep' then 'committed' else state end as state
        from pg_stat_activity where pid = any($1)`,
      [[own, ...pids]],
    );
    const states = new Map(rows.map(({ pid, state }) => [pid, state]));
    // A pooler between us and the server hands out ids of its own.
    if (states.get(own) !== 'active') return () => 'unknown' as const;
    return (pid: number) => {
      const state = states.get(pid) ?? 'idle';
      if (state === 'committed') return state;
      return state.startsWith('idle') ? 'done' : 'working';
    };
  });
  return asking.catch((error: unknown) => (isRefusal(error) ? () => 'unknown' as const : null));
}

function processId(client: pg.ClientBase): number {
  return (client as unknown as { processID: number }).processID;
}

/** Whether a running server has refused us, such as for too many connections; 57P03: it is only starting. */
function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code !== undefined && /^[\dA-Z]{5}$/.test(code) && code !== '57P03';
}

type Watched = ReturnType<typeof watch>;

const unlimited = new WeakSet<pg.ClientBase>();

/** Lets a client's statements take as long as they need, until it is closed; silence still ends it. */
export async function liftTimeLimits(client: pg.ClientBase): Promise<void> {
  unlimited.add(client);
  await client.query('set statement_timeout = 0; set lock_timeout = 0');
}

/**
 * Ends the pool's connections that have fallen silent: the other side has vanished, and neither an answer nor the end
 * of the connection will ever arrive. Nobody can tell that from a slow statement by waiting; so after some seconds the
 * server is asked on another connection. What it still works on is left alone, up to `longest`, and for good where it only
 * waits for standbys: to end that would tell nothing about the commit.
 * @param longest milliseconds after which no statement is waited for, whatever the server says; 0 for no such limit
 * @returns ends the watch
 */
export function watchConnections(
  pool: pg.Pool,
  primary: Pick<Primary, 'connection'>,
  log: Pick<Log, 'warn'>,
  limits: DatabaseLimits,
  longest: number,
): () => void {
  const watched = new Map<pg.ClientBase, Watched>();
  const mostLooks = Math.ceil(limits.silence / limits.look);
  let isAsking = false;

  pool.on('connect', (client) => watched.set(client, watch(client)));
  pool.on('remove', (client) => watched.delete(client));
  const take = (client: pg.ClientBase, isTaken: boolean) => {
    const known = watched.get(client);
    if (known) known.isTaken = isTaken;
  };
  pool.on('acquire', (client) => take(client, true));
  pool.on('release', (_error, client) => take(client, false));

  const look = () => {
    for (const one of watched.values()) listen(one);
    const suspects = [...watched.values()].filter((one) => one.isOwed && isQuiet(one));
    if (suspects.length > 0 && !isAsking) {
      isAsking = true;
      void judge(suspects).finally(() => {
        isAsking = false;
      });
    }
  };
  const isQuiet = ({ quietLooks }: Watched) => quietLooks >= mostLooks;

  const judge = async (suspects: Watched[]) => {
    const pids = suspects.map(({ client }) => processId(client));
    const workOf = await findWork(primary.connection(), pids, limits.inquiry);
    // If the server itself says nothing, that goes for all who have waited long enough by now.
    const judged = workOf ? suspects : [...watched.values()];
    judged.forEach(listen);
    const silent = judged.filter(
      (one) => one.isOwed && isQuiet(one) && isLost(one, workOf?.(processId(one.client)) ?? null),
    );
    if (silent.length === 0) return;
    // Idle connections have probably fallen silent too, and each would keep a caller waiting.
    const resting = [...watched.values()].filter((one) => !one.isTaken && isQuiet(one));
    log.warn(
      { connections: silent.length, resting: resting.length, answers: workOf !== null },
      'database connections have fallen silent, and are cut',
    );
    for (const { client } of [...silent, ...resting]) cutConnection(client, 'it has fallen silent');
  };

  /** @param work null when the server itself does not answer */
  const isLost = (one: Watched, work: Work | null): boolean => {
    if (work === null) return true;
    if (work === 'committed') return false;
    if (longest > 0 && !unlimited.has(one.client) && performance.now() - one.since > longest) {
      return true;
    }
    // Once, the answer may have been on its way.
    one.denials = work === 'done' ? one.denials + 1 : 0;
    return one.denials > 1;
  };

  const timer = setInterval(look, limits.look).unref();
  return () => clearInterval(timer);
}

/** Takes note of when a client asks, and when it has been answered. */
function watch(client: pg.ClientBase) {
  const one = {
    client,
    /** The server owes it an answer. */
    isOwed: false,
    /** Somebody uses it, if only between two statements. */
    isTaken: true,
    bytes: 0,
    /** In how many looks nothing was heard. Looks rather than time, because the whole process may have paused. */
    quietLooks: 0,
    /** Since when it waits for an answer, by the clock of `performance`. */
    since: 0,
    /** How often the server has said that it owes nothing. */
    denials: 0,
  };
  const run = client.query.bind(client) as (...parts: unknown[]) => unknown;
  client.query = ((...parts: unknown[]) => {
    if (!one.isOwed) Object.assign(one, { isOwed: true, quietLooks: 0, denials: 0 });
    one.since = performance.now();
    return run(...parts);
  }) as typeof client.query;
  client.on('drain', () => {
    one.isOwed = false;
  });
  return one;
}

function listen(one: Watched): void {
  const { bytesRead } = socketOf(one.client);
  one.quietLooks = bytesRead === one.bytes ? one.quietLooks + 1 : 0;
  one.bytes = bytesRead;
}
