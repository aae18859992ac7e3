import { idOf, submitForm } from '@orendi/server/features/requests/testing/visitor';
import { createBusiness, createProduct } from '@orendi/server/testing/factories';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
let product: number;
let request: number;
beforeAll(async () => {
  operator = await openTestOperator();
  const business = await createBusiness(operator.shop, { business_name: 'Arka' });
  product = await createProduct(operator.shop, { business_id: business, product_name: 'Divan' });
});
afterAll(() => operator.close());
beforeEach(async () => {
  request = await send({ name: 'Eva Leka', contactEmail: 'eva@example.com' });
});

const send = async (fields: Record<string, unknown>) =>
  idOf(await submitForm(operator.shop, { id: product, ...fields }));

test.each(['EVA@example.com', '"eva leka"', '069 123 4567', '+355691234567'])(
  'a request is found by %s',
  async (who) => {
    const { output } = await operator.run(`request list ${who}`);
    expect(output).toMatch(
      new RegExp(
        `${request}  [\\d-]+  Divan \\(Arka\\): Eva Leka, eva@example\\.com, \\+355691234567, typed 069 123 4567$`,
      ),
    );
  },
);

test('a lead that a seller has written down is found too, and what a note says of somebody', async () => {
  await operator.shop.pool.query(
    `update request set source = 'hand', note = 'E shoqja Mira: 069 777 8899, mira@example.com' where id = $1`,
    [request],
  );
  for (const who of ['+355697778899', 'MIRA@example.com', 'mira', '069 123 4567'])
    expect((await operator.run(`request list ${who}`)).output).toContain(` ${request} `);
  expect((await operator.run('request list 0697778890')).output).toMatch(/no such/);
  const { output } = await operator.run(`request show ${request}`);
  expect(output).toMatch(/^source +hand$/m);
  expect(output).toMatch(/^note +E shoqja Mira/m);
});

test('a withdrawn request is found by what it held while that can be taken back', async () => {
  await operator.shop.pool.query(
    `update request set client_name = '', client_email = null, client_phone = null, client_phone_typed = null,
       withdrawn_at = now(), withdrawn = jsonb_build_object('client_name', client_name, 'client_email', client_email,
         'client_phone', client_phone, 'client_phone_typed', client_phone_typed)
     where id = $1`,
    [request],
  );
  for (const who of ['EVA@example.com', '"eva leka"', '069 123 4567', '+355691234567'])
    expect((await operator.run(`request list ${who}`)).output).toContain(`${request}  `);
});

test('a request is shown with all that its sender gave', async () => {
  const { output } = await operator.run(`request show ${request}`);
  expect(output).toMatch(/^client_message +A e keni në blu\?$/m);
  expect((await operator.run('request list nobody')).output).toBe('There are no such requests.');
});

test('a request goes with the mail about it, and no other does', async () => {
  const other = await send({ name: 'Beni' });
  const asked = await operator.run(`request delete ${request}`);
  expect(asked.errors).toMatch(/^This deletes the request \d+ .*Divan \(Arka\): Eva Leka/);
  const heard: (number | null)[] = [];
  operator.shop.services.changes.onOrders((business) => heard.push(business));
  const { code, output } = await operator.run(`request delete ${request} --yes`);
  expect(heard).toHaveLength(1);
  expect(code).toBe(0);
  expect(output).toContain('Eva Leka');
  const { rows } = await operator.shop.pool.query(
    `select (select count(*)::int from request where id = $1) as requests,
      (select count(*)::int from mail where request_id = $1) as mails,
      (select count(*)::int from request where id = $2) as others`,
    [request, other],
  );
  expect(rows).toEqual([{ requests: 0, mails: 0, others: 1 }]);
});

test('held requests are listed with their reasons, and released to their seller', async () => {
  const held = await send({ name: 'Rob', signals: { website: 'x' } });
  const { output } = await operator.run('request list --held');
  expect(output).toMatch(new RegExp(`^ +${held}  .*: Rob, .*  \\[held: honeypot\\]$`));
  expect((await operator.run('request list --held eva@example.com')).output).toBe(
    'There are no such requests.',
  );
  const released = await operator.run(`request release ${held}`);
  expect(released).toMatchObject({ code: 0, output: expect.stringContaining('Released:') });
  const { rows } = await operator.shop.pool.query(
    `select state, (select count(*)::int from mail where request_id = r.id) as mails from request r where id = $1`,
    [held],
  );
  expect(rows).toEqual([{ state: 'new', mails: 1 }]);
  expect((await operator.run('request list --held')).output).toBe('There are no such requests.');
});

test.each([
  ['request release', /Name the ids/],
  ['request release 999999', /There is no request 999999/],
  ['request list', /Whose requests/],
  ['request show', /Name the id/],
  ['request delete eva@example.com', /Name the id/],
  ['request delete 999999', /There is no request 999999/],
  ['request delete 1 2', /"2" is not expected here/],
])('%s is refused with exit code 2', async (line, sentence) => {
  const { code, errors } = await operator.run(line);
  expect(errors).toMatch(sentence);
  expect(code).toBe(2);
});

test('an order is not released again', async () => {
  const { code, errors } = await operator.run(`request release ${request}`);
  expect(errors).toContain(`Not held: ${request}.`);
  expect(code).toBe(2);
});

test.each(['list', 'show', 'release', 'delete'])('request %s explains itself', async (name) => {
  const { output } = await operator.run(`request ${name} --help`);
  expect(output).toContain(`npm run operator -- request ${name}`);
});
