import type pg from 'pg';
import type { Log } from '../../log/log.ts';
import { reasonOf } from '../../log/reason-of.ts';
import type { Changes } from '../changes.ts';
import type { Primary } from '../servers/primary.ts';
import type { DatabaseLimits } from '../time-limits.ts';
import { askAgain, rowOf } from '../ask-server.ts';
import { openReplica } from './replica.ts';
import {
  createWalPositions,
  endOfRecord,
  type WalPosition,
  type Written,
  writtenSql,
} from './wal-positions.ts';

/**
 * Repeats work, never twice at a time.
 * @param work returns the milliseconds until it is due again
 */
export function repeat(work: () => Promise<number>) {
  let timer: NodeJS.Timeout | undefined;
  let isOn = false;
  let isHurried = false;
  let isStopped = false;
  const turn = async () => {
    isOn = true;
    isHurried = false;
    const restMs = await work();
    isOn = false;
    if (isStopped) return;
    if (isHurried) void turn();
    else timer = setTimeout(turn, restMs).unref();
  };
  /** The next turn comes at once, or follows the one that is on. */
  const hurry = () => {
    if (isOn) isHurried = true;
    else if (!isStopped) {
      clearTimeout(timer);
      void turn();
    }
  };
  hurry();
  return {
    hurry,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Between two checks of a server that has nothing to catch up with. */
const restMs = 1_000;
/** Between two questions to the primary while change follows change. */
const breathMs = 5;

interface WatchOptions {
  primary: Primary;
  replicas: readonly pg.ClientConfig[];
  changes: Changes;
  log: Log;
  limits: DatabaseLimits;
}

export type WatchedReplicas = ReturnType<typeof watchReplicas>;

/**
 * Keeps in mind how far the primary was when this process last heard of a change, and how far each replica has come. Until
 * a change that was heard of is placed, no replica may be read; nor while changes would not be heard of.
 */
export function watchReplicas(parts: WatchOptions) {
  const { primary, changes, log, limits } = parts;
  const positions = createWalPositions(() => performance.now());
  let heard = 1;
  let covered = 0;
  let isInformed = false;
  let heardUpTo: WalPosition = Infinity;
  let ours: Written | null = null;
  let failures = 0;
  const doubters: (() => void)[] = [];

  /** The primary has not answered twice in a row. */
  const isPrimaryAway = () => failures > 1;
  /** How far a replica must have come to be read; Infinity where none may be. */
  const needed = () => {
    // While the primary is away there are no new writes to wait for.
    if (isPrimaryAway()) return 0;
    return isInformed && covered === heard ? heardUpTo : Infinity;
  };

  const replicas = parts.replicas.map((connection) =>
    openReplica({ connection, positions, ours: () => ours, log, limits }),
  );
  const checks = replicas.map((replica) => {
    let pauseMs = 1;
    return repeat(async () => {
      await replica.check();
      const isBehind = replica.fault === null && replica.replayed < heardUpTo;
      pauseMs = isBehind ? Math.min(pauseMs * 2, restMs) : 1;
      return isBehind ? pauseMs : restMs;
    });
  });

  const asking = askAgain(primary.connection, rowOf<Written>(writtenSql), limits.check, () =>
    placing.hurry(),
  );
  const placing = repeat(async () => {
    const covering = heard;
    try {
      ours = await asking.ask();
      const { written } = ours;
      if (isPrimaryAway()) log.info({}, 'the primary answers again');
      failures = 0;
      positions.note(written);
      heardUpTo = endOfRecord(written);
      covered = covering;
      checks.forEach((check) => check.hurry());
    } catch (error) {
      failures += 1;
      if (failures === 2) {
        const reason = reasonOf(error);
        log.warn({ reason }, 'the primary does not answer, and replicas are read as they are');
      }
      primary.find().catch(() => {});
    }
    // After one failure it is not known yet.
    if (failures !== 1) doubters.splice(0).forEach((tell) => tell());
    return failures === 1 || (failures === 0 && covered < heard) ? breathMs : restMs;
  });
  const hear = () => {
    heard += 1;
    placing.hurry();
  };
  changes.onTouched(hear);
  changes.onConnection((connected) => {
    isInformed = connected;
    hear();
  });
  primary.onMoved(() => {
    asking.cut();
    hear();
  });

  return {
    replicas,
    isPrimaryAway,
    needed,
    /**
     * To be called when the primary has failed a read.
     * @returns whether it is away
     */
    doubtPrimary() {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      doubters.push(() => resolve(isPrimaryAway()));
      placing.hurry();
      return promise;
    },
    async close() {
      for (const loop of [placing, ...checks]) loop.stop();
      asking.cut();
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
