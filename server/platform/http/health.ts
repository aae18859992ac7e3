import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { DiskSpace } from '../disk-space.ts';
import { createApi } from './api.ts';

/** A database that hangs counts as unreachable, and the caller is not kept waiting for it. */
const PATIENCE_MS = 2_000;

/**
 * `/healthz`: the process answers. `/readyz`: it also reaches its database and has room to write, so it may receive
 * traffic.
 */
export function healthRoutes({ db, diskSpace }: { db: Kysely<Database>; diskSpace: DiskSpace }) {
  const findTrouble = async () => {
    try {
      await sql`select 1`.execute(db);
      return (await diskSpace.isFull()) ? 'disk full' : null;
    } catch {
      return 'no database';
    }
  };
  const app = createApi();
  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const trouble = await Promise.race([
      findTrouble(),
      setTimeout(PATIENCE_MS, 'no database', { ref: false }),
    ]);
    const headers = { 'Cache-Control': 'no-store' };
    return trouble === null
      ? c.text('ready', 200, headers)
      : c.text(trouble, 503, { ...headers, 'Retry-After': '5' });
  });
  return app;
}
