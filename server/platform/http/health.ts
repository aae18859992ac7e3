import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Parts } from '../../parts.ts';
import { createApi } from './api.ts';

/** A database that hangs is as good as none, and whoever asks does not wait for long. */
const PATIENCE_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can also reach its database, so it may be sent visitors. */
export function healthRoutes({ db }: Pick<Parts, 'db'>) {
  const app = createApi();
  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const answered = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const ready = await Promise.race([answered, setTimeout(PATIENCE_MS, false, { ref: false })]);
    return c.text(ready ? 'ready' : 'no database', ready ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  return app;
}
