import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { submitForm } from '@orendi/server/features/requests/testing/visitor';
import { storeOrder } from '@orendi/server/features/requests/testing/store-order';
import { createBusiness, createProduct } from '@orendi/server/testing/factories';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

/** A demo of one business, as to fill a shop with the whole takes seconds. A request is its own, and another a visitor's. */
beforeEach(async () => {
  const { shop } = operator;
  await shop.pool.query('delete from business');
  const business_id = await createBusiness(shop, { business_name: 'Salloni Vala' });
  const id = await createProduct(shop, { business_id, product_name: 'Divan Vala' });
  const order = { business_id, item_id: id, item_name: 'Divan Vala' };
  await storeOrder(shop.services, { ...order, created_at: new Date(Date.now() - 7_200_000) });
  await shop.pool.query(`insert into demo (state) values ('filled')
    on conflict (id) do update set state = excluded.state, changed_at = now()`);
  await shop.pool.query('insert into demo_business values ($1)', [business_id]);
  const form = { id, name: 'Ana', phoneNumber: '069 123 4567', preferredContactMethod: 'phone' };
  await submitForm(shop, { ...form, message: 'Sa kushton?' });
});

const countRequests = async () => {
  const { rows } = await operator.shop.pool.query('select count(*)::int as n from request');
  return rows[0].n as number;
};

test('a demo that visitors have written to stays, with how many requests there are', async () => {
  expect(await operator.run('demo remove --yes')).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/^Visitors have sent 1 of the requests\. --export FILE/),
  });
  expect(await countRequests()).toBe(2);
});

test('it goes with the requests when that is said', async () => {
  expect((await operator.run('demo remove --with-requests')).errors).toContain('Say --yes');
  const { output } = await operator.run('demo remove --with-requests --yes');
  expect(output).toMatch(/^Removed 1 businesses, .* 2 requests and /);
  expect(await countRequests()).toBe(0);
});

test('it goes once the requests are in a file, which is never written over', async () => {
  const taken = await operator.write('taken.json', 'mine');
  const refused = await operator.run('demo remove --export taken.json --yes');
  expect(refused.errors).toContain('there already');
  expect([await readFile(taken, 'utf8'), await countRequests()]).toEqual(['mine', 2]);
  const { code, output } = await operator.run('demo remove --export leads.json --yes');
  expect([code, output]).toEqual([0, expect.stringMatching(/^Written: .*leads\.json\nRemoved 1 /)]);
  const file = join(operator.folder, 'leads.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([
    {
      id: expect.any(Number),
      created_at: expect.stringMatching(/Z$/),
      business_name: 'Salloni Vala',
      item_name: 'Divan Vala',
      client_name: 'Ana',
      client_phone: '+355691234567',
      client_phone_typed: '069 123 4567',
      client_email: 'ana@example.com',
      preferred_contact_method: 'phone',
      client_message: 'Sa kushton?',
    },
  ]);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await countRequests()).toBe(0);
});
