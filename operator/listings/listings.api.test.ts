import { createBusiness, createPackage, createProduct } from '@orendi/server/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
let product: number;
let pack: number;
beforeAll(async () => {
  operator = await openTestOperator();
  const business_id = await createBusiness(operator.shop, { business_name: 'Salloni' });
  product = await createProduct(operator.shop, { business_id, product_name: 'Divan Zana' });
  pack = await createPackage(operator.shop, {
    business_id,
    package_name: 'Dhoma',
    products: [product],
  });
});
afterAll(() => operator.close());

const statusOf = async (path: string) => (await operator.shop.request(`/v1/public/${path}`)).status;
const auditOf = async (subject: string) => {
  const { rows } = await operator.shop.pool.query(
    'select actor, action, details from audit_entry where subject = $1 order by id',
    [subject],
  );
  return rows;
};

test('a listing is hidden, shown with its reason, listed and restored', async () => {
  expect((await operator.run('listing list --hidden')).output).toBe('Nothing is hidden.');
  const hidden = await operator.run(`listing hide ${product} --reason "Foto të huaja"`);
  expect(hidden).toMatchObject({ code: 0, errors: '' });
  expect(hidden.output).toBe(
    `It is hidden.\nThese packages hold it, and are out of the shop with it: ${pack} Dhoma`,
  );
  expect(await statusOf(`products/${product}`)).toBe(404);
  expect((await operator.run(`listing hide ${product} --reason Other`)).output).toContain(
    'hidden already',
  );
  const shown = (await operator.run(`listing show ${product}`)).output;
  expect(shown).toMatch(/^hidden_reason +Foto të huaja$/m);
  expect(shown).toMatch(/^business_name +Salloni$/m);
  expect(shown).toMatch(new RegExp(`^packages +${pack} Dhoma$`, 'm'));
  expect((await operator.run('listing list --hidden')).output).toMatch(
    new RegExp(
      `^ +${product} {2}\\d{4}-\\d\\d-\\d\\d {2}product Divan Zana \\(Salloni\\): Foto të huaja$`,
    ),
  );

  expect((await operator.run(`listing restore ${product}`)).output).toBe(
    'It is in the shop again.',
  );
  expect(await statusOf(`products/${product}`)).toBe(200);
  expect((await operator.run(`listing restore ${product}`)).output).toBe('It was not hidden.');
  expect(await auditOf(`product ${product}`)).toMatchObject([
    { actor: expect.stringMatching(/ \(command line\)$/), action: 'listing hide' },
    { action: 'listing restore' },
  ]);
});

test('a draft or what its seller hides is told apart from what the operator hides', async () => {
  for (const [state, kept] of [
    ['draft', 'as a draft'],
    ['hidden', 'hidden'],
  ]) {
    await operator.shop.pool.query('update product set state = $2 where id = $1', [product, state]);
    expect((await operator.run(`listing show ${product}`)).output).toMatch(
      new RegExp(`^state +${state}$`, 'm'),
    );
    expect((await operator.run('listing list --hidden')).output).toBe('Nothing is hidden.');
    await operator.run(`listing hide ${product} --reason "Foto të huaja"`);
    for (const done of ['No operator hides it any more', 'No operator has hidden it']) {
      expect((await operator.run(`listing restore ${product}`)).output).toBe(
        `${done}; its seller keeps it ${kept}.`,
      );
    }
  }
  const published = "update product set state = 'published' where id = $1";
  await operator.shop.pool.query(published, [product]);
});

test('a package is hidden like a product', async () => {
  expect((await operator.run(`listing hide ${pack} --reason x`)).output).toBe('It is hidden.');
  expect(await statusOf(`packages/${pack}`)).toBe(404);
  await operator.run(`listing restore ${pack}`);
});

test('reported listings are listed with what was written, and dismissed', async () => {
  expect((await operator.run('report list')).output).toBe('There are no such reports.');
  await operator.shop.pool.query(
    `insert into listing_report (product_id, reason, message) values
      ($1, 'duplicate', ''), ($1, 'misleading', E'Ngjyra\\nështë tjetër')`,
    [product],
  );
  const { output } = await operator.run('report list');
  expect(output).toMatch(
    / product Divan Zana \(Salloni\): 1 misleading, 1 duplicate\n +Ngjyra është tjetër$/,
  );
  expect((await operator.run(`report dismiss ${product}`)).output).toBe('Settled: 2.');
  expect((await operator.run(`report dismiss ${product}`)).output).toBe('Nothing was open.');
  expect((await operator.run('report list')).output).toBe('There are no such reports.');
  expect((await operator.run('report list --settled')).output).toContain('[dismissed]');
});

test('what was searched for in vain is listed', async () => {
  expect((await operator.run('search fruitless')).output).toBe('Nothing was searched for in vain.');
  await operator.shop.pool.query(
    `insert into fruitless_search (day, words, visitors, last_at) values
      ('2027-03-10', 'hamak', 2, '2027-03-10T11:00:00Z'), ('2027-03-11', 'hamak', 1, '2027-03-11T11:00:00Z')`,
  );
  expect((await operator.run('search fruitless')).output).toBe('    3  2027-03-11  hamak');
});

test('who suspends a business and who adds a synonym is written down', async () => {
  await operator.run('business suspend Salloni --reason Unpaid');
  await operator.run('business restore Salloni');
  const added = await operator.run('synonym add "hamak, shtrat i varur"');
  const id = Number(added.output.trim().split(' ')[0]);
  await operator.run(`synonym remove ${id}`);
  const { rows } = await operator.shop.pool.query(
    "select action, details from audit_entry where action ~ '^(business|synonym)' order by id",
  );
  expect(rows).toEqual([
    { action: 'business suspend', details: 'Unpaid' },
    { action: 'business restore', details: '' },
    { action: 'synonym add', details: 'hamak, shtrat i varur' },
    { action: 'synonym remove', details: 'hamak, shtrat i varur' },
  ]);
});

test.each([
  ['listing list', /--hidden/],
  ['listing show', /Name the product or package by the number/],
  ['listing show Divan', /Name the product or package by the number/],
  ['listing show 99999999999', /Name the product or package by the number/],
  ['listing hide 1', /--reason is a text/],
  ['listing hide 999999 --reason x', /There is no product or package 999999/],
  ['listing restore 999999', /There is no product or package 999999/],
  ['report dismiss', /Name the product or package by the number/],
  ['report list --page 0', /--page is a number from 1/],
  ['search fruitless x', /"x" is not expected here/],
])('%s is refused with exit code 2', async (line, sentence) => {
  const { code, errors } = await operator.run(line);
  expect(errors).toMatch(sentence);
  expect(code).toBe(2);
});
