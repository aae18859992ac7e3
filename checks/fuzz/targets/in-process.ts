import type { IncomingMessage } from 'node:http';
import { latestMail, mailedToken } from '@orendi/server/features/accounts/testing/mailed-link';
import {
  createPasswords,
  findAccountByEmail,
  startAccountWork,
  writeResetLink,
} from '@orendi/server/features/accounts/index';
import { createOperator } from '@orendi/server/features/operators/index';
import { openTestShop } from '@orendi/server/testing/open-test-shop';
import type { TestPostgres } from '@orendi/server/testing/postgres';
import type { Target } from '../world/world.ts';
import { awaitToken } from './await-token.ts';

/** Enough to find faults around passwords; the real cost would be most of the time. */
const cheap = { memory: 8, passes: 1, parallelism: 1 };

/**
 * The whole app on a fresh database, in this process.
 * @param server the database server; in a test, that of the test
 */
export async function openInProcess(server?: TestPostgres): Promise<Target> {
  const services = { passwords: createPasswords(cheap) };
  // Outside of a test nobody says whether there is a cluster.
  const shop = await openTestShop(server ? { services, cluster: null } : { services }, server);
  // Links to new passwords are mailed beside the answer.
  await startAccountWork(shop.services);
  return {
    send: ({ method, address, headers, body }) =>
      shop.request(
        address,
        { method, headers, body: body === null ? null : Uint8Array.from(body) },
        {
          incoming: {
            headers: { 'x-forwarded-for': headers['x-forwarded-for'] },
            socket: { remoteAddress: '127.0.0.1' },
          } as unknown as IncomingMessage,
        },
      ),
    async mailedToken(email, kind) {
      const { id } = await shop.db
        .selectFrom('account')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return awaitToken(email, async () => {
        const mail = await latestMail(shop, id);
        return mail.kind === kind ? mailedToken(shop, id) : null;
      });
    },
    async addOperator(email) {
      const person = { name: 'Olta', surname: 'Prifti', language: 'en' as const };
      await createOperator(shop.services, 'the fuzz', { ...person, email });
      const account = await findAccountByEmail(shop.db, email);
      const { user, stamp } = account ?? { user: { id: 0 }, stamp: 0 };
      const expiresAt = Math.floor(Date.now() / 1000) + 3_600;
      const link = { accountId: user.id, email, stamp, expiresAt };
      return writeResetLink(shop.services, link).split('/').at(-1) ?? '';
    },
    async close() {
      await shop.services.jobs.stop();
      await shop.close();
    },
  };
}
