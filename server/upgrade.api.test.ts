import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ensureBaseMedia } from './base-media/ensure-base-media.ts';
import { migrationsFolder } from './open-services.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { silentLog } from './platform/log/log.ts';
import { answerOf } from './testing/answers.ts';
import {
  copyFirstPictures,
  loadFirstRelease,
  readFirstAnswers,
} from './testing/first-release/load-first-release.ts';
import { openTestShop, type TestShop } from './testing/open-test-shop.ts';
import { signIn, visitorHeaders } from './testing/seller.ts';

/* Today's code on the data of the first release. */

const first = await readFirstAnswers();
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({}, await loadFirstRelease(inject('postgres')));
  await copyFirstPictures(shop.dataDir);
  await ensureBaseMedia(shop.services);
});
afterAll(() => shop.close());

/** What later releases say in other words: base names, and the answers that are suggested to a seller. */
const reworded = new Set(['industry', 'industry_al', 'category', 'category_al', 'replies']);

/** What a former answer must still hold: everything but the address of the shop, and what is said in other words. */
function kept(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^http:\/\/[^/]+(?=\/media\/)/, '');
  if (Array.isArray(value)) return value.map(kept);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !reworded.has(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, kept(field)]));
}

async function answer(path: string, headers: Record<string, string>): Promise<unknown> {
  const response = await shop.request(`/v1${path}`, { headers });
  expect(response.status).toBe(200);
  return kept((await answerOf(response)).data);
}

test.each(Object.keys(first.public))('everybody reads what they read then: %s', async (path) => {
  expect(await answer(path, visitorHeaders)).toMatchObject(kept(first.public[path]) as object);
});

test.each(Object.keys(first.sellers))('%s signs in and finds everything', async (email) => {
  const headers = await signIn(shop, { email, password: first.password });
  for (const [path, then] of Object.entries(first.sellers[email] ?? {})) {
    expect(await answer(path, headers)).toMatchObject(kept(then) as object);
  }
});

test('every picture is there, also of a product that was deleted after somebody had asked for it', async () => {
  const addresses = JSON.stringify(first).match(/\/media\/[0-9a-f]+-\d+x\d+-[0-9a-f]{6}\.webp/g);
  const pictures = [...new Set(addresses)];
  expect(pictures).toHaveLength(7);
  for (const path of pictures) {
    const response = await shop.request(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect((await shop.request(path.replace('.webp', '/320.jpg'))).status).toBe(200);
  }
});

test('mails that waited still wait, and the former job queue is gone', async () => {
  const mails = await shop.db
    .selectFrom('mail')
    .select(['recipient', 'sent_at', 'given_up_at'])
    .orderBy('id')
    .execute();
  const waiting = mails.filter((mail) => mail.sent_at === null && mail.given_up_at === null);
  expect(waiting.map(({ recipient }) => recipient)).toEqual([
    'drita@example.com',
    'ben@example.com',
    ...Array.from({ length: 3 }, () => ['shitje@example.com', 'drita@example.com']).flat(),
    'ben.sales@example.com',
    'ben@example.com',
  ]);
  const { rows } = await shop.pool.query(`select to_regnamespace('pgboss') as former`);
  expect(rows).toEqual([{ former: null }]);
});

test('an upgrade that fails at its last migration leaves the tables and rows of the first release', async () => {
  const { connection, template } = await loadFirstRelease(inject('postgres'));
  const folder = await mkdtemp(join(tmpdir(), 'orendi-upgrade-'));
  const { pool, close } = openDatabase({ ...connection, database: template }, silentLog);
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    await writeFile(join(folder, '9999_broken.sql'), 'alter table product drop column no_such');
    const before = await describeDatabase(pool);
    await expect(migrate(pool, folder)).rejects.toThrow('9999_broken.sql failed');
    expect(await describeDatabase(pool)).toEqual(before);
    expect(before.applied.at(-1)).toBe('0011_dashboard.sql');
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
});

/** Every column, which migrations were applied, and some rows that later ones rewrite. */
async function describeDatabase(pool: pg.Pool) {
  const columns = await pool.query(
    `select table_schema, table_name, column_name, data_type from information_schema.columns
     where table_schema in ('public', 'pgboss') order by 1, 2, 3`,
  );
  const applied = await pool.query<{ name: string }>('select name from migration order by name');
  const requests = await pool.query('select * from request order by id');
  const categories = await pool.query('select * from category order by id');
  return {
    columns: columns.rows,
    applied: applied.rows.map(({ name }) => name),
    requests: requests.rows,
    categories: categories.rows,
  };
}
