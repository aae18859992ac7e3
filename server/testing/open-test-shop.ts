import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import type { ListingCluster } from '../features/discovery/index.ts';
import { openServicesOn } from '../open-services.ts';
import type { Services } from '../services.ts';
import { createCaptcha } from '../platform/captcha/index.ts';
import type { ApiEnv } from '../platform/http/api.ts';
import { feedTestCluster, openTestCluster } from './open-test-cluster.ts';
import { silentLog } from '../platform/log/log.ts';
import { readSettings, type Settings } from '../platform/settings.ts';
import type { TestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

export interface TestShop extends Pick<Services, 'db' | 'pool'> {
  services: Services;
  connection: pg.ClientConfig;
  dataDir: string;
  /** Calls the app like a browser without cookies; JSON bodies may be given as objects. */
  request(path: string, init?: RequestInit, env?: ApiEnv['Bindings']): Promise<Response>;
  close(): Promise<void>;
}

interface Overrides {
  settings?: Partial<Settings>;
  services?: Partial<Services>;
  /** Where listings are searched instead of in memory; it is closed with the shop. Null for memory in any project. */
  cluster?: ListingCluster | null;
}

export const testSecret = 'a secret that is only for tests, and long enough';

/**
 * A whole app on a fresh, migrated database and an empty data folder.
 * @param server outside of tests, which have their own
 */
export async function openTestShop(
  overrides: Overrides = {},
  server: TestPostgres = inject('postgres'),
): Promise<TestShop> {
  const database = `shop_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${database} template ${server.template}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'orendi-test-'));
  const connection = { ...server.connection, database };
  const settings = {
    ...readSettings({ DATA_DIR: dataDir, AUTH_SECRET: testSecret, RATE_LIMIT_SCALE: '1000' }),
    ...overrides.settings,
  };
  const ownCluster = overrides.cluster === undefined ? await openTestCluster() : null;
  const { services: opened, close } = await openServicesOn(connection, settings, silentLog, {
    cluster: overrides.cluster ?? ownCluster,
  });
  const stopFeeding = ownCluster && (await feedTestCluster(opened, ownCluster));
  const services: Services = {
    ...opened,
    captcha: createCaptcha({ secret: testSecret, recaptcha: null, cost: 1 }),
    ...overrides.services,
  };
  const app = buildApp(services);
  return {
    services,
    db: services.db,
    pool: services.pool,
    connection,
    dataDir,
    request: async (path, init, env) => app.request(path, init, env),
    async close() {
      await stopFeeding?.();
      await close();
      await administer(server, `drop database ${database} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database without a table, and how to drop it. */
export async function createEmptyDatabase(server: TestPostgres = inject('postgres')) {
  const database = `empty_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${database}`);
  return {
    connection: { ...server.connection, database },
    drop: () => administer(server, `drop database ${database} with (force)`),
  };
}

async function administer({ connection }: TestPostgres, statement: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
