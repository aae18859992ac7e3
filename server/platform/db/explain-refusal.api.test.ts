import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openServices } from '../../open-services.ts';
import { openTestShop, testSecret, type TestShop } from '../../testing/open-test-shop.ts';
import { silentLog } from '../log/log.ts';
import { readSettings } from '../settings.ts';

let shop: TestShop;
let dataDir: string;

beforeAll(async () => {
  shop = await openTestShop();
  dataDir = await mkdtemp(join(tmpdir(), 'orendi-refusal-'));
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

/** An address of the tests' server. */
function urlOf({ database = 'x', password = '', options = '' }): string {
  const { user, password: right, host, port } = inject('postgres').connection;
  const socket = encodeURIComponent(String(host));
  return `postgres://${user}:${password || String(right)}@localhost/${database}?host=${socket}&port=${port}${options}`;
}

/** What a start with this DATABASE_URL ends with. */
async function refusalOf(url: string): Promise<unknown> {
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, AUTH_SECRET: testSecret };
  return openServices(readSettings(env), silentLog).then(
    ({ close }) => close(),
    (error: unknown) => error,
  );
}

/** Debian's server of the tests asks for no password. */
const { password: ownPassword } = inject('postgres').connection;

const refused: [string, () => string, RegExp][] = [
  [
    'a server that is down',
    () => 'postgres://u:p@127.0.0.1:1/x',
    /^The PostgreSQL at 127\.0\.0\.1:1 cannot be used \(connect ECONNREFUSED [^)]*\): start it, or correct DATABASE_URL\.$/,
  ],
  [
    'a host that is not known',
    () => 'postgres://u:p@nowhere.invalid/x',
    /^The PostgreSQL at nowhere\.invalid:5432 .*: start it, or correct DATABASE_URL\.$/,
  ],
  [
    'a database that is missing',
    () => urlOf({ database: 'gone' }),
    /\(database "gone" does not exist\): create the database on it \(createdb\), or name another in DATABASE_URL\.$/,
  ],
  [
    'a wrong password',
    () => urlOf({ password: 'wrong' }),
    /: correct the user and the password in DATABASE_URL\.$/,
  ],
  [
    'nothing but a standby',
    () =>
      urlOf({
        database: String(shop.connection.database),
        options: `&options=${encodeURIComponent('-c default_transaction_read_only=on')}`,
      }),
    /: it is a standby: name the primary in DATABASE_URL, or all servers, separated by commas\.$/,
  ],
];

test.each(refused.filter(([what]) => ownPassword || what !== 'a wrong password'))(
  'a start that reaches %s says in one sentence what to do',
  async (_, url, sentence) => {
    const refusal = await refusalOf(url());
    expect(refusal).toMatchObject({ name: 'StartError', message: expect.stringMatching(sentence) });
    expect((refusal as Error).message).not.toContain(ownPassword || 'wrong');
  },
);
