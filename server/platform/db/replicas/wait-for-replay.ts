import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../tables.ts';
import { askAgain } from './ask-again.ts';
import { type Replayed, replayedStatement, writtenSql } from './position-queries.ts';
import { endOfRecord, type WalPosition } from './wal-positions.ts';

const PATIENCE_MS = 3_000;
const PAUSE_MS = 100;

/** How far the primary is. */
export async function findWritten(primary: Kysely<Database>): Promise<WalPosition> {
  const { rows } = await sql<{ written: WalPosition }>`${sql.raw(writtenSql)}`.execute(primary);
  return endOfRecord(rows[0]?.written ?? 0);
}

/**
 * Waits until a standby has come so far.
 * @throws when it does not answer
 */
export async function waitForReplay(
  connection: pg.ClientConfig,
  written: WalPosition,
  longestMs: number,
): Promise<'reached' | 'late' | 'no standby'> {
  const asking = askAgain<Replayed>(
    () => connection,
    replayedStatement,
    PATIENCE_MS,
    () => {},
  );
  try {
    for (const end = performance.now() + longestMs; ; await pause(PAUSE_MS)) {
      const { is_standby: isStandby, replayed } = await asking.ask();
      if (!isStandby) return 'no standby';
      if (replayed >= written) return 'reached';
      if (performance.now() > end) return 'late';
    }
  } finally {
    asking.cut();
  }
}
