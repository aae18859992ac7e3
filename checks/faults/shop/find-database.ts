import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaultShop } from './open-fault-shop.ts';

/** The first line of PostgreSQL's own file. */
export async function findPostmaster({ dataDir }: Pick<FaultShop, 'dataDir'>): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  return parseInt(file, 10);
}

/** The processes that work for the product, by their own account. */
export async function listBackends({ database: { pool } }: FaultShop): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'orendi'`,
  );
  return rows.map(({ pid }) => pid);
}
