import type { IncomingMessage } from 'node:http';
import { mailedToken } from '@orendi/server/features/accounts/testing/mailed-link';
import { createPasswords } from '@orendi/server/features/accounts/index';
import { openTestShop } from '@orendi/server/testing/open-test-shop';
import type { TestPostgres } from '@orendi/server/testing/postgres';
import type { Target } from './target.ts';

/** Enough to find faults around passwords; the real cost would be most of the time. */
const cheap = { memory: 8, passes: 1, parallelism: 1 };

/**
 * The whole app on a fresh database, in this process.
 * @param server the database server; in a test, that of the test
 */
export async function openInProcess(server?: TestPostgres): Promise<Target> {
  const services = { passwords: createPasswords(cheap) };
  const shop = await openTestShop({ services }, server);
  return {
    send: ({ method, address, headers, body }) =>
      shop.request(
        address,
        { method, headers, body: body && Uint8Array.from(body) },
        {
          incoming: {
            headers: { 'x-forwarded-for': headers['x-forwarded-for'] },
            socket: { remoteAddress: '127.0.0.1' },
          } as unknown as IncomingMessage,
        },
      ),
    async mailedToken(email) {
      const { id } = await shop.db
        .selectFrom('account')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return mailedToken(shop, id);
    },
    close: () => shop.close(),
  };
}
