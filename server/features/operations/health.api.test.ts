import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { listFailedJobs } from '../../platform/jobs/index.ts';
import { findMailFigures } from '../../platform/mail/index.ts';
import { listWaitingShops } from './index.ts';

let shop: TestShop;
let business: number;

beforeAll(async () => {
  shop = await openTestShop();
  business = await createBusiness(shop, { business_name: 'Arka' });
  const product = await createProduct(shop, { business_id: business });
  await shop.pool.query(
    `insert into request (business_id, item_id, item_type, item_name, item_price, item_currency, client_name,
        client_message, client_email, preferred_contact_method, client_language, state, created_at)
      select $1, $2, 'product', 'Divan', 100, 'EUR', 'Ana', '', 'ana@example.com', 'email', 'al', state,
        ((now() at time zone 'Europe/Tirane')::date - days)::timestamp at time zone 'Europe/Tirane'
      from (values ('new', 0), ('new', 3), ('new', 0), ('held', 0), ('answered', 5)) r (state, days)`,
    [business, product],
  );
  await shop.pool.query(`insert into mail (message_id, template, recipient, payload, due_at) values
    ('<a@b>', 'none', 'ana@example.com', '{}', now()), ('<c@d>', 'none', 'ana@example.com', '{}', now() + interval '1 day')`);
});
afterAll(() => shop.close());

test('a shop whose customers wait is named, with how many and since when, until it has answered', async () => {
  const waiting = () => listWaitingShops(shop.db, 50);
  const [found, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ id: business, business_name: 'Arka', waiting: 3 });
  expect(Date.now() - Number(found?.since)).toBeGreaterThan(2 * 86_400_000);
  await shop.pool.query(`update request set state = 'answered' where state = 'new'`);
  expect(await waiting()).toEqual([]);
});

test('mails and jobs in trouble are told with why and since when', async () => {
  await shop.pool.query(`
    insert into job (queue, attempts, last_error, due_at, created_at)
    values ('push', 3, 'no route', now() + interval '4 seconds', now() - interval '1 hour')`);
  await shop.pool.query(`update mail set last_error = 'busy', due_at = now() + interval '1 hour'
    where id = (select min(id) from mail)`);
  const [failedJobs, mails] = [await listFailedJobs(shop.db), await findMailFigures(shop.db)];
  const job = failedJobs.find(({ queue }) => queue === 'push');
  expect(job).toMatchObject({ attempts: 3, error: 'no route' });
  // Tried three times, and put off for one, two and four seconds.
  expect(Number(job?.due_at) - Number(job?.since)).toBe(7_000);
  // The one that is to go out tomorrow does not wait.
  expect(mails).toMatchObject({ waiting: 1, failing: 1, givenUp: 0 });
});
