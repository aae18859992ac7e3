import type { Finding, Health } from '@orendi/contract/schemas/operator-health';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishWordsIn } from '../../testing/english-words.ts';
import { createProduct } from '../../testing/factories.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { submitForm, openConsole, type TestConsole } from '../../testing/open-console.ts';

let desk: TestConsole;
let seller: Seller & { businessId: number };
let product: number;

beforeAll(async () => {
  desk = await openConsole();
  seller = await signUpOwner(desk.shop, { business_name: 'Arka' });
  product = await createProduct(desk.shop, { business_id: seller.businessId });
});
afterAll(() => desk.shop.close());

const health = () => desk.read<Health>('/health');

test('an empty shop is told of, too', async () => {
  expect(await health()).toMatchObject({
    waitingShops: [],
    heldRequests: 0,
    openReports: 0,
    failedJobs: [],
    disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
    cache: { hits: expect.any(Number), misses: expect.any(Number), bytes: expect.any(Number) },
    backup: null,
  });
});

test('what waits, fails and takes long is told, and the last backup', async () => {
  const { shop } = desk;
  await submitForm(shop, { id: product });
  await submitForm(shop, { id: product, signals: { website: 'x' } });
  await shop.pool.query(
    `insert into listing_report (product_id, reason) values ($1, 'other'), ($1, 'duplicate')`,
    [product],
  );
  await shop.pool.query(
    `insert into job (queue, attempts, last_error, due_at) values ('push', 2, 'no route', now() + interval '1 minute')`,
  );
  await shop.pool.query(
    `insert into backup_run (folder, started_at, finished_at, is_good, error, bytes)
     values ('/srv/backups', now(), '2026-01-02T03:04:05Z', false, 'no room', 7)`,
  );
  const told = await health();
  expect(told.waitingShops).toEqual([
    {
      id: seller.businessId,
      business_name: 'Arka',
      phone_no: expect.stringMatching(/^\+\d+$/),
      email: expect.stringContaining('@'),
      waiting: 1,
      since: expect.any(String),
    },
  ]);
  expect(told).toMatchObject({ heldRequests: 1, openReports: 1 });
  expect(told.mails.waiting).toBeGreaterThan(0);
  expect(told.failedJobs).toEqual([
    {
      queue: 'push',
      attempts: 2,
      error: 'no route',
      since: expect.any(String),
      due_at: expect.any(String),
    },
  ]);
  expect(told.backup).toEqual({
    finished_at: '2026-01-02T03:04:05.000Z',
    error: 'no room',
    bytes: 7,
  });
});

test('the doctor says what was found, and what to do', async () => {
  const found = await desk.read<Finding[]>('/doctor');
  expect(found.map(({ area }) => area)).toEqual(expect.arrayContaining(['database', 'disk']));
  expect(found.find(({ area, level }) => area === 'database' && level === 'ok')).toMatchObject({
    text: expect.any(String),
    remedy: null,
  });
  expect(found.find(({ level }) => level !== 'ok')?.remedy).toEqual(expect.any(String));
});

test('an Albanian operator reads it in Albanian', async () => {
  const { shop, operator } = desk;
  await shop.pool.query(`update account set language = 'al' where id = $1`, [operator.id]);
  const found = await desk.read<Finding[]>('/doctor');
  expect(found.map(({ area }) => area)).toEqual(
    expect.arrayContaining(['konfigurimi', 'baza e të dhënave', 'kopja rezervë']),
  );
  expect(found.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^PUBLIC_URL nuk është vendosur/),
  );
  expect(found.flatMap(({ text, remedy }) => englishWordsIn(`${text} ${remedy ?? ''}`))).toEqual(
    [],
  );
});
