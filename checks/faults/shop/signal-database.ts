import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaultShop } from './open-fault-shop.ts';

type Shop = Pick<FaultShop, 'dataDir' | 'database'>;

/** The first line of PostgreSQL's own file. */
export async function findPostmaster({ dataDir }: Pick<Shop, 'dataDir'>): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  return Number(file.split('\n', 1)[0]);
}

/** The processes that work for the product, by their own account. */
export async function listBackends({ database: { pool } }: Shop): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'orendi'`,
  );
  return rows.map(({ pid }) => pid);
}

/** All processes of the database, the postmaster first. */
export async function listDatabase(shop: Shop): Promise<number[]> {
  const { rows } = await shop.database.pool.query<{ pid: number }>(
    'select pid from pg_stat_activity',
  );
  return [await findPostmaster(shop), ...rows.map(({ pid }) => pid)];
}

/** A process that is gone already needs no signal. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
