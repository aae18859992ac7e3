import { defineConfig } from 'vitest/config';
import { findDebianPostgres } from './server/testing/find-debian-postgres.ts';

const apiTests = ['server', 'operator', 'demo'].map((folder) => `${folder}/**/*.api.test.ts`);
const elsewhere = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** The API tests run against the embedded PostgreSQL and, where Debian's is installed, against that one too. */
const apiProject = (name: string, globalSetup: string) => ({
  test: {
    name,
    include: apiTests,
    exclude: elsewhere,
    globalSetup,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // One for each processor; left to itself, it keeps one of them free.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...apiTests],
          testTimeout: 60_000,
        },
      },
      apiProject('api', 'server/testing/postgres.ts'),
      ...(findDebianPostgres()
        ? [apiProject('api-debian', 'server/testing/debian-postgres.ts')]
        : []),
    ],
  },
});
