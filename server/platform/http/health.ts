import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { createApi } from './api.ts';

/** A database that hangs counts as unreachable, and the caller is not kept waiting for it. */
const PATIENCE_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it also reaches its database, so it may receive traffic. */
export function healthRoutes({ db }: { db: Kysely<Database> }) {
  const app = createApi();
  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const answered = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const ready = await Promise.race([answered, setTimeout(PATIENCE_MS, false, { ref: false })]);
    const headers = { 'Cache-Control': 'no-store' };
    return ready
      ? c.text('ready', 200, headers)
      : c.text('no database', 503, { ...headers, 'Retry-After': '5' });
  });
  return app;
}
