import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findDebianPostgres } from './server/testing/find-debian-postgres.ts';

const apiTests = ['server', 'operator', 'demo', 'checks'].map(
  (folder) => `${folder}/**/*.api.test.ts`,
);
const elsewhere = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

const everywhere = {
  /** No module keeps state between tests, so a worker loads each of them once rather than once per file. */
  isolate: false,
  /** Some start the product, more than once, or a database before their first test. */
  testTimeout: 180_000,
  hookTimeout: 180_000,
  /** A condition that comes true costs no more with much patience; a busy machine needs it now and then. */
  expect: { poll: { timeout: 30_000, interval: 20 } },
};

/** A project that runs API tests against one PostgreSQL. */
const apiProject = (name: string, globalSetup: string, include = apiTests) => ({
  test: {
    name,
    include,
    exclude: elsewhere,
    globalSetup,
    ...everywhere,
  },
});

const debian = 'server/testing/debian-postgres.ts';

/** Tests that need OpenSearch, which is started from Maven Central; with several nodes they are in `cluster`. */
const openSearchTests = ['**/*.opensearch.test.ts'];
const clusterTests = ['**/*.cluster.test.ts'];

/** The long form of what the gate tests in short: more kills, more calls, more starts of whole programs. */
const longTests = ['**/*.long.test.ts'];

/**
 * The gate runs `unit`, `api` (all API tests, on the embedded PostgreSQL) and `debian` (migrations and connections on
 * the oldest PostgreSQL that Debian ships, if installed). `npm run test:debian` runs all API tests on that one,
 * `npm run test:long` those that are long and find something rarely, and `npm run test:opensearch` those of the search
 * (`api-opensearch`) with the listings in a cluster.
 */
export default defineConfig({
  test: {
    // More than there are processors: many tests wait for a clock, a database or a separate process.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...apiTests, ...openSearchTests, ...clusterTests, ...longTests],
          setupFiles: 'web/testing/speak-albanian.ts',
          ...everywhere,
        },
      },
      apiProject('api', 'server/testing/postgres.ts'),
      apiProject('long', 'server/testing/postgres.ts', longTests),
      {
        test: {
          name: 'opensearch',
          include: openSearchTests,
          exclude: elsewhere,
          globalSetup: 'search/testing/opensearch.ts',
          ...everywhere,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'api-opensearch',
          include: ['server/features/discovery/**/*.api.test.ts'],
          // They have a cluster of their own, which is none.
          exclude: [...elsewhere, 'server/features/discovery/{cluster,plain-lists}/**'],
          globalSetup: ['server/testing/postgres.ts', 'search/testing/opensearch.ts'],
          ...everywhere,
        },
      },
      {
        test: {
          name: 'cluster',
          include: clusterTests,
          exclude: elsewhere,
          expect: everywhere.expect,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      ...(findDebianPostgres()
        ? [
            // Tests of the embedded one start it themselves.
            apiProject('debian', debian, ['server/platform/db/*.api.test.ts']),
            apiProject('api-debian', debian),
          ]
        : []),
    ],
  },
});
