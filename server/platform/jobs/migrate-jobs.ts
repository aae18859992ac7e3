import pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Installs the schema of pg-boss or brings it up to date. Runs under the migration lock (see db/migrate.ts). */
export async function migrateJobs(connection: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  const faults: Error[] = [];
  boss.on('error', (fault) => faults.push(fault));
  pool.on('error', (fault) => faults.push(fault));
  try {
    await boss.start();
  } finally {
    await boss.stop({ graceful: false });
    await pool.end();
  }
  if (faults[0]) throw faults[0];
}
