import { createBusiness, createProduct } from '@orendi/server/testing/factories';
import { activate, signUp, signUpOwner } from '@orendi/server/testing/seller';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countsIn, openImporter, type TestImporter } from '../testing/open-importer.ts';

let operator: TestImporter;
beforeAll(async () => {
  operator = await openImporter();
});
afterAll(() => operator.close());

const sheet = (price: number) => [
  `1,Billy,Bookcase,Divane,${price},,,100.jpg`,
  `2,Eket,Box,Divane,9,,,100-2.JPG`,
];

test('the sheet of a business that is part of another brings its products up to date', async () => {
  const into = await createBusiness(operator.shop, { business_name: 'Mobilje Reale Durrës' });
  const taken = await createProduct(operator.shop, { business_id: into, external_key: '1' });
  expect(countsIn((await operator.importRows(sheet(5))).output)).toMatchObject({ new: 2 });
  const { output } = await operator.run('business list');
  const from = Number(/^ *(\d+) {2}Mobilje Reale:/m.exec(output)?.[1]);
  const asked = await operator.run(`business merge "mobilje reale" ${into}`);
  expect(asked).toMatchObject({
    code: 2,
    errors: `This makes Mobilje Reale (${from}) part of Mobilje Reale Durrës (${into}) for good, with 2 products, 0 packages, 0 requests and 0 staff. Its profile, pictures, places of delivery and open invitations go. Both have products of the codes 1 (1): all stay, and those of the first end in “ (${from})”. Say --yes to do it.`,
  });
  const merged = await operator.run(`business merge ${from} ${into} --yes`);
  expect(merged).toMatchObject({
    code: 0,
    output: 'Mobilje Reale is part of Mobilje Reale Durrës now.',
  });
  const before = await operator.listProducts();
  expect(before.map(({ key }) => key)).toEqual(['1', `1 (${from})`, '2']);

  const again = await operator.importRows(sheet(7));
  expect(countsIn(again.output)).toMatchObject({ updated: 1, unchanged: 1 });
  expect(again.output).toContain('Mobilje Reale is part of Mobilje Reale Durrës by now');
  const after = await operator.listProducts();
  expect(after.map(({ id, key, price }) => [id, key, price])).toEqual([
    [taken, '1', 100],
    [before[1]?.id, `1 (${from})`, 7],
    [before[2]?.id, '2', 9],
  ]);
  expect((await operator.run(`business show ${from}`)).output).toMatch(
    new RegExp(`^id +${into}$`, 'm'),
  );
});

test('two with an owner are merged once both have agreed', async () => {
  const [one, other] = [
    await signUpOwner(operator.shop, { business_name: 'Një' }),
    await signUpOwner(operator.shop, { business_name: 'Dy' }),
  ];
  const line = `business merge ${one.businessId} ${other.businessId}`;
  expect((await operator.run(line)).errors).toBe(
    'The owner of Një has not been asked, that of Dy has not been asked; --ask asks both.',
  );
  expect((await operator.run(`${line} --ask`)).output).toBe('Both owners are asked.');
  await operator.shop.pool.query('update merge_question set from_agreed = $1', [one.id]);
  expect((await operator.run(`${line} --yes`)).errors).toBe(
    'The owner of Një has agreed, that of Dy has not agreed; --ask asks both.',
  );
  await operator.shop.pool.query('update merge_question set into_agreed = $1', [other.id]);
  expect((await operator.run(`${line} --yes`)).code).toBe(0);
});

test.each([
  ['business merge 1', /Name two businesses/],
  ['business merge Askush Dikush', /There is no business "Askush"/],
  ['business hand-over', /Name the business/],
  ['business hand-over 1 nowhere', /The address "nowhere"/],
  ['business take-back 1', /--reason is a text/],
])('%s is refused with exit code 2', async (line, sentence) => {
  const { code, errors } = await operator.run(line);
  expect(errors).toMatch(sentence);
  expect(code).toBe(2);
});

test('a business is handed over and taken back by its name', async () => {
  const seller = await signUp(operator.shop);
  await createBusiness(operator.shop, { business_name: 'Punishtja Vjosa' });
  const line = `business hand-over "punishtja vjosa" ${seller.email}`;
  expect(await operator.run(line)).toMatchObject({
    code: 2,
    errors: 'The address of this account is not verified yet.',
  });
  await activate(operator.shop, seller);
  expect((await operator.run(line)).output).toBe(
    `Punishtja Vjosa is owned by ${seller.email} now.`,
  );
  const back = 'business take-back "Punishtja Vjosa" --reason "Gabim"';
  expect((await operator.run(back)).output).toBe('It has no owner now.');
  expect((await operator.run(back)).output).toBe('It had no owner.');
});

test('a business is not merged with itself or the demo, and nobody is asked without need', async () => {
  const [one, demo] = [await createBusiness(operator.shop), await createBusiness(operator.shop)];
  const other = await createBusiness(operator.shop);
  await operator.shop.pool.query('insert into demo_business values ($1)', [demo]);
  expect((await operator.run(`business merge ${one} ${one}`)).errors).toBe(
    'These are one business.',
  );
  expect((await operator.run(`business merge ${one} ${demo}`)).errors).toContain('demo remove');
  expect((await operator.run(`business merge ${one} ${other} --ask`)).output).toBe(
    'Nobody needs to be asked.',
  );
});
