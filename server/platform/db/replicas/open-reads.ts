import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database, Db } from '../tables.ts';
import { isDatabaseUnreachable, isServerLost } from '../unreachable.ts';
import type { Replica } from './replica.ts';
import type { WatchedReplicas } from './watch-replicas.ts';

interface Place {
  name: string;
  pool: pg.Pool;
  /** Null for the primary. */
  replica: Replica | null;
}

interface ReadsOptions {
  watched: Pick<WatchedReplicas, 'replicas' | 'needed' | 'isPrimaryAway' | 'doubtPrimary'>;
  pool: pg.Pool;
  /** Called with the destination of each read. */
  count: (server: string) => void;
}

/**
 * The database for what anybody may read: each statement goes to the next replica that has come far enough, else to the
 * primary. A server that is lost before it has answered costs no answer: the statement is asked once more, of another
 * one. For single statements, not for transactions.
 */
export function openReads({ watched, pool, count }: ReadsOptions): Db {
  const { replicas } = watched;
  const primary: Place = { name: 'primary', pool, replica: null };
  const places = replicas.map((replica) => ({ name: replica.name, pool: replica.pool, replica }));
  let last = 0;

  const findReplica = (needed: number): Place | null => {
    for (let tries = 0; tries < places.length; tries += 1) {
      last = (last + 1) % places.length;
      const place = places[last];
      if (place && place.replica.fault === null && place.replica.replayed >= needed) return place;
    }
    return null;
  };
  /** Where to repeat a failed read; null where it would fail as well. */
  const findOther = async ({ replica }: Place, error: unknown): Promise<Place | null> => {
    // A standby gives a statement up in favor of the log (40001).
    const isGivenUp = (error as { code?: string }).code === '40001';
    if (!isGivenUp && !isServerLost(error)) return null;
    if (replica && isDatabaseUnreachable(error)) replica.leaveOut('a read has failed');
    const isAway = replica ? watched.isPrimaryAway() : await watched.doubtPrimary();
    return isAway ? findReplica(0) : primary;
  };
  const connect = async (): Promise<PostgresPoolClient> => {
    let place = findReplica(watched.needed()) ?? primary;
    let held: pg.PoolClient | null = null;
    let isSecond = false;
    const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
      try {
        return await work();
      } catch (error) {
        const other = isSecond ? null : await findOther(place, error);
        isSecond = true;
        held?.release(true);
        held = null;
        if (!other) throw error;
        place = other;
        return work();
      }
    };
    const hold = async () => {
      if (held) return held;
      count(place.name);
      held = await place.pool.connect();
      return held;
    };
    await attempt(hold);
    const query = (text: string, values: unknown[]) =>
      attempt(async () => (await hold()).query(text, values));
    // Without the form that takes a cursor, which needs more than one turn.
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: () => held?.release(),
    };
  };
  const end = async () => {};
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { connect, end, options: {} } }),
  });
}
