import { accountMails } from '@orendi/server/features/accounts/index';
import { accountTemplate } from '@orendi/server/features/accounts/mails/queue-account-mail';
import { createBusiness, createProduct } from '@orendi/server/testing/factories';
import { signUpOwner } from '@orendi/server/testing/seller';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
let business: number;
let product: number;
beforeAll(async () => {
  operator = await openTestOperator();
  business = await createBusiness(operator.shop, { business_name: 'Mobileria Ëndrra' });
  product = await createProduct(operator.shop, { business_id: business });
});
afterAll(() => operator.close());

const statusOf = async (path: string) => (await operator.shop.request(`/v1/public/${path}`)).status;
const listed = async () => {
  const { rows } = await operator.shop.pool.query('select id from listing');
  return rows;
};

test('businesses are listed and shown', async () => {
  const list = await operator.run('business list');
  expect(list.output).toMatch(/^ +\d+ {2}Mobileria Ëndrra: 1 products$/);
  const shown = await operator.run('business show "MOBILERIA ËNDRRA"');
  expect(shown.output).toMatch(/^email +drini@example\.com$/m);
  expect(shown.output).toMatch(/^products +1$/m);
});

test('a suspended business shows nothing until it is restored', async () => {
  const suspended = await operator.run(`business suspend ${business} --reason Unpaid`);
  expect(suspended).toMatchObject({ code: 0, output: 'It is suspended.' });
  expect(await listed()).toEqual([]);
  expect(await statusOf(`products/${product}`)).toBe(404);
  expect(await statusOf(`businesses/${business}`)).toBe(404);
  expect((await operator.run(`business show ${business}`)).output).toMatch(
    /^suspension_reason +Unpaid$/m,
  );
  const again = await operator.run(`business suspend ${business} --reason Other`);
  expect(again.output).toContain('suspended already');

  expect((await operator.run(`business restore ${business}`)).code).toBe(0);
  expect(await listed()).toEqual([{ id: product }]);
  expect(await statusOf(`products/${product}`)).toBe(200);
  expect(await statusOf(`businesses/${business}`)).toBe(200);
  expect((await operator.run(`business restore ${business}`)).output).toBe('It was not suspended.');
});

test('its seller is told once, in their language, why and what to do, and of the return', async () => {
  const seller = await signUpOwner(operator.shop, { business_name: 'Salloni "Valë"' });
  const { pool } = operator.shop;
  await pool.query("update account set language = 'al' where id = $1", [seller.id]);
  const mails = async () => {
    const { rows } = await pool.query<{ payload: { kind: string } }>(
      "select payload from mail where account_id = $1 and payload->>'kind' like 'business-%' order by id",
      [seller.id],
    );
    return rows.map(({ payload }) => payload);
  };
  const name = seller.businessId;
  await operator.run(`business suspend ${name} --reason "Foto të huaja"`);
  await operator.run(`business suspend ${name} --reason Other`);
  const [told, ...more] = await mails();
  expect(more).toEqual([]);
  const render = accountMails(operator.shop.services)[accountTemplate];
  const suspended = await render?.(told ?? {}, operator.shop.services.db);
  expect(suspended?.subject).toBe('“Salloni "Valë"” për momentin nuk shfaqet');
  expect(suspended?.text).toContain('Foto të huaja');
  expect(suspended?.text).toContain('/contact-us');

  await operator.run(`business restore ${name}`);
  await operator.run(`business restore ${name}`);
  const [, restored, ...others] = await mails();
  expect(others).toEqual([]);
  const back = await render?.(restored ?? {}, operator.shop.services.db);
  expect(back?.subject).toBe('“Salloni "Valë"” shfaqet sërish');
  expect(back?.text).toContain('/dashboard');
});

test.each([
  ['business show', /Name the business/],
  ['business show Nobody', /There is no business "Nobody"/],
  ['business suspend 1', /--reason is a text/],
  ['business suspend 999 --reason x', /There is no business "999"/],
  ['business list all', /"all" is not expected here/],
])('%s is refused with exit code 2', async (line, sentence) => {
  const { code, errors } = await operator.run(line);
  expect(errors).toMatch(sentence);
  expect(code).toBe(2);
});

test('every command explains itself', async () => {
  expect((await operator.run('--help')).output).toContain('business suspend');
  expect((await operator.run('import --help')).output).toContain('--price-factor NUMBER');
  expect((await operator.run('business suspend -h')).output).toContain('--reason TEXT');
});

test('categories are listed with their ids', async () => {
  const { output } = await operator.run('category list');
  expect(output).toContain('    1  Living room/Sofas · Divane');
  expect(output.split('\n')).toHaveLength(45);
});
