import type pg from 'pg';
import type { Log } from '../../log/log.ts';
import { reasonOf } from '../../log/reason-of.ts';
import { cutConnection } from '../cut-connection.ts';
import { openDatabase } from '../open-database.ts';
import { serverName } from '../servers/primary.ts';
import type { DatabaseLimits } from '../time-limits.ts';
import { askAgain, rowOf } from '../ask-server.ts';
import {
  type Identity,
  type Replayed,
  replayedStatement,
  tellStranger,
  type WalPosition,
  type WalPositions,
} from './wal-positions.ts';

export type Replica = ReturnType<typeof openReplica>;

const UNDEFINED_TABLE = '42P01';

interface ReplicaOptions {
  connection: pg.ClientConfig;
  positions: WalPositions;
  /** The identity that the primary last reported; null until it has. */
  ours: () => Identity | null;
  log: Log;
  limits: DatabaseLimits;
}

export function openReplica({ connection, positions, ours, log, limits }: ReplicaOptions) {
  const name = serverName(connection);
  const { pool, close } = openDatabase(
    { ...connection, application_name: 'orendi reads' },
    log,
    limits,
  );
  const clients = new Set<pg.ClientBase>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));

  let fault: string | null = 'not checked yet';
  let lagMs: number | null = null;
  let replayed: WalPosition = 0;

  const judge = (now: string | null) => {
    if (fault === null && now !== null) {
      log.warn({ server: name, reason: now }, 'a replica is left out');
    } else if (fault !== null && now === null) {
      log.info({ server: name }, 'a replica is in use');
    }
    fault = now;
  };
  /** Leaves it out until it has answered its next check. */
  const leaveOut = (reason: string) => {
    judge(reason);
    lagMs = null;
    // Callers that wait for it ask elsewhere.
    for (const client of clients) cutConnection(client, 'its server is left out');
  };
  const asking = askAgain(
    () => connection,
    rowOf<Replayed>(replayedStatement),
    limits.check,
    () => leaveOut('the connection was lost'),
  );
  return {
    name,
    pool,
    /** Why it is left out; null for one in use. */
    get fault() {
      return fault;
    },
    /** Null while it cannot be told. */
    get lagMs() {
      return lagMs;
    },
    get replayed() {
      return replayed;
    },
    async check() {
      try {
        const answer = await asking.ask();
        ({ replayed } = answer);
        if (!answer.is_standby) return leaveOut('it is no standby');
        const primary = ours();
        if (!primary) return;
        const stranger = tellStranger(answer, primary);
        if (stranger !== null) return leaveOut(stranger);
        lagMs = positions.lagOf(replayed);
        judge(lagMs > limits.lag ? 'it lags behind' : null);
      } catch (error) {
        const { code } = error as { code?: string };
        leaveOut(code === UNDEFINED_TABLE ? 'it has no id of a shop' : reasonOf(error));
      }
    },
    leaveOut,
    async close() {
      asking.cut();
      await close();
    },
  };
}
