import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findDebianPostgres } from './server/testing/find-debian-postgres.ts';

const apiTests = ['server', 'operator', 'demo', 'fuzz'].map(
  (folder) => `${folder}/**/*.api.test.ts`,
);
const elsewhere = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** No module keeps state between tests, so a worker loads each of them once rather than once per file. */
const isolate = false;

/** A project that runs API tests against one PostgreSQL. */
const apiProject = (name: string, globalSetup: string, include = apiTests) => ({
  test: {
    name,
    include,
    exclude: elsewhere,
    globalSetup,
    isolate,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

const debian = 'server/testing/debian-postgres.ts';

/**
 * The gate runs `unit`, `api` (all API tests, on the embedded PostgreSQL) and `debian` (migrations and connections on
 * the oldest PostgreSQL that Debian ships, if installed). `npm run test:debian` runs all API tests on that one.
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
          exclude: [...elsewhere, ...apiTests],
          isolate,
          testTimeout: 60_000,
        },
      },
      apiProject('api', 'server/testing/postgres.ts'),
      ...(findDebianPostgres()
        ? [
            apiProject('debian', debian, ['server/platform/db/**/*.api.test.ts']),
            apiProject('api-debian', debian),
          ]
        : []),
    ],
  },
});
