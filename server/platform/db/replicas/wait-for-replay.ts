import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../tables.ts';
import { askAgain, rowOf } from '../ask-server.ts';
import {
  endOfRecord,
  type Replayed,
  replayedStatement,
  tellStranger,
  type Written,
  writtenSql,
} from './wal-positions.ts';

const PATIENCE_MS = 3_000;
const PAUSE_MS = 100;

export async function findWritten(primary: Db): Promise<Written> {
  const { rows } = await sql<Written>`${sql.raw(writtenSql)}`.execute(primary);
  const [row] = rows;
  if (!row) throw new Error('the primary has answered nothing');
  return { ...row, written: endOfRecord(row.written) };
}

/** @throws when it does not answer */
export async function waitForReplay(
  connection: pg.ClientConfig,
  primary: Written,
  longestMs: number,
): Promise<'reached' | 'late' | 'no standby' | { stranger: string }> {
  const asking = askAgain(() => connection, rowOf<Replayed>(replayedStatement), PATIENCE_MS);
  try {
    for (const end = performance.now() + longestMs; ; await pause(PAUSE_MS)) {
      const answer = await asking.ask();
      if (!answer.is_standby) return 'no standby';
      const stranger = tellStranger(answer, primary);
      if (stranger !== null) return { stranger };
      if (answer.replayed >= primary.written) return 'reached';
      if (performance.now() > end) return 'late';
    }
  } finally {
    asking.cut();
  }
}
