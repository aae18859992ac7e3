import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import {
  createPasswords,
  findAccountByEmail,
  startAccountWork,
  writeResetLink,
} from '@orendi/server/features/accounts/index';
import { latestMail, mailedToken } from '@orendi/server/features/accounts/testing/mailed-link';
import { createOperator } from '@orendi/server/features/operators/index';
import { openTestShop } from '@orendi/server/testing/open-test-shop';
import type { TestPostgres } from '@orendi/server/testing/postgres';
import { CannotPrepare, type LinkKind, type Target } from './world/world.ts';

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
  startAccountWork(shop.services);
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

/**
 * A product that is running, for a long fuzz. It needs a high RATE_LIMIT_SCALE, and writes its mails to its data folder.
 * @param url where it listens
 * @param dataDir its data folder, on this machine
 */
export function openStartedProduct(url: string, dataDir: string): Target {
  return {
    send: ({ method, address, headers, body }) =>
      fetch(
        new Request(`${url}${address}`, {
          method,
          headers,
          ...(body !== null && { body: Uint8Array.from(body) }),
          redirect: 'manual',
        }),
      ),
    mailedToken: (email, kind) =>
      awaitToken(email, () => findToken(join(dataDir, 'mail'), email, kind)),
    async addOperator(email) {
      const words = ['operator', 'add', email, '--name', 'Olta', '--surname', 'Prifti'];
      const { stdout } = await promisify(execFile)(process.execPath, [commandLine, ...words], {
        env: { ...process.env, DATA_DIR: resolve(dataDir) },
      });
      return /\/reset-password\/([\w-]+)/.exec(stdout)?.[1] ?? '';
    },
    async close() {},
  };
}

const commandLine = join(import.meta.dirname, '../../../operator/main.ts');

async function findToken(folder: string, email: string, kind: LinkKind): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => ({ name, written: (await stat(join(folder, name))).mtimeMs })),
  );
  for (const { name } of files.sort((a, b) => b.written - a.written)) {
    const text = await readFile(join(folder, name), 'utf8');
    if (!(/^To: .*$/m.exec(text)?.[0] ?? '').includes(email)) continue;
    // Quoted-printable breaks long lines with an equals sign at the end.
    const whole = text.replaceAll(/=\r?\n/g, '');
    const token = new RegExp(`/${kind}/([\\w-]+)`).exec(whole)?.[1];
    if (token) return token;
  }
  return null;
}

const patienceMs = 10_000;

/**
 * Waits for a mail; some are written after the answer, so that it takes the same time with an account and without.
 * @param find null while there is none
 */
async function awaitToken(email: string, find: () => Promise<string | null>): Promise<string> {
  for (const until = Date.now() + patienceMs; Date.now() < until;) {
    const token = await find();
    if (token !== null) return token;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new CannotPrepare(`No mail with a link came to ${email}.`);
}
