import { sql } from 'kysely';
import { watchCommits } from '../db/confirm-commits.ts';
import type { Reads } from '../db/replicas/index.ts';
import type { Db } from '../db/tables.ts';
import type { DiskSpace } from '../disk-space.ts';
import { withinTime } from '../within-time.ts';
import { createApi, type ApiEnv } from './api.ts';
import type { Context } from 'hono';

const loopback = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
const loopbackHost = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;
/** Set by whoever passes on somebody else's call. */
const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether somebody on this machine calls directly, neither through a proxy nor from another site's page. */
function isFromThisMachine(c: Context<ApiEnv>): boolean {
  const address = c.env?.incoming?.socket.remoteAddress ?? '';
  return (
    loopback.test(address) &&
    loopbackHost.test(c.req.header('host') ?? '') &&
    !passedOn.some((name) => c.req.header(name) !== undefined)
  );
}

/** A database that hangs counts as unreachable, and the caller is not kept waiting for it. */
const PATIENCE_MS = 2_000;
/** The same for a commit that does not come through. */
const COMMIT_MS = 900;
const late = () => new Error('no answer in time');

interface HealthOptions {
  db: Db;
  diskSpace: DiskSpace;
  replicas: Pick<Reads, 'isWithoutPrimary'>;
}

/**
 * `/healthz`: the process answers. `/readyz`: it also reaches its database and has room to write, so it may receive
 * traffic; `reads only` while visitors can be answered and nothing can be written, because the primary is away or no
 * standby confirms its commits. `/readyz?details` says more, in JSON, to whoever asks from this machine; everybody else
 * gets what `/readyz` answers.
 * @param getDetails answers also when the database is away
 */
export function healthRoutes(
  { db, diskSpace, replicas }: HealthOptions,
  getDetails: () => Promise<object>,
) {
  const doCommit = watchCommits(db, COMMIT_MS);
  const findTrouble = async () => {
    await sql`select 1`.execute(db);
    return (await diskSpace.isFull()) ? 'disk full' : null;
  };
  const app = createApi();
  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const trouble = await withinTime(PATIENCE_MS, findTrouble(), late).catch(() => 'no database');
    // To send everybody elsewhere helps nobody, as the primary is away from there too.
    const isAway = trouble === 'no database' && replicas.isWithoutPrimary();
    const readsOnly = isAway || (trouble === null && !(await doCommit()));
    const status = trouble === null || readsOnly ? 200 : 503;
    const headers = {
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': '5' }),
    };
    const state = readsOnly ? 'reads only' : (trouble ?? 'ready');
    if (c.req.query('details') !== undefined && isFromThisMachine(c))
      return c.json({ state, ...(await getDetails()) }, status, headers);
    return c.text(state, status, headers);
  });
  return app;
}
