import { goodPassword, post, signUp } from '@orendi/server/testing/seller';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

test('an operator is added with a link for a password, listed, and removed', async () => {
  const { shop, run } = operator;
  expect((await run('operator list')).output).toBe('Nobody: `operator add` makes an account.');
  const added = await run(
    'operator add Olta@example.com --name Olta --surname Prifti --language en',
  );
  expect(added).toMatchObject({ code: 0, errors: '' });
  const [said, link = ''] = added.output.split('\n');
  expect(said).toBe(
    'Olta@example.com is an operator. The link for a password, for an hour and once:',
  );
  expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\/[\w-]+$/);
  expect((await run('operator list')).output).toBe(
    'olta@example.com (Olta Prifti): no second factor yet, never in',
  );

  const form = { token: link.split('/').at(-1), password: goodPassword };
  const reset = { ...form, confirmPassword: goodPassword };
  expect((await post(shop, '/auth/reset-password', reset)).status).toBe(200);
  expect((await post(shop, '/auth/reset-password', reset)).status).toBe(400);
  const login = { email: 'olta@example.com', password: goodPassword };
  const signedIn = await post(shop, '/auth/login', login);
  expect(await signedIn.json()).toMatchObject({
    data: { name: 'Olta', surname: 'Prifti', language: 'en', isOperator: true },
  });
  expect((await run('operator list')).output).toMatch(/, signed in \d{4}-\d\d-\d\d$/);
  expect((await run('account list olta')).output).toMatch(/\(Olta Prifti\): operator$/);

  const asked = await run('operator remove olta@example.com');
  expect(asked.code).toBe(2);
  expect(asked.errors).toMatch(
    /^This deletes the operator olta@example\.com .* Say --yes to do it\.$/,
  );
  expect((await post(shop, '/auth/login', login)).status).toBe(200);
  const removed = await run('operator remove OLTA@example.com --yes');
  expect(removed).toMatchObject({ code: 0, output: 'Deleted: OLTA@example.com.' });
  expect((await post(shop, '/auth/login', login)).status).toBe(401);
});

test('the address of a seller is refused, and stays a seller’s', async () => {
  const { email } = await signUp(operator.shop);
  const { code, errors } = await operator.run(`operator add ${email} --name A --surname B`);
  expect(code).toBe(2);
  expect(errors).toBe(`${email} has an account already; an operator needs another address.`);
  expect((await operator.run(`operator remove ${email} --yes`)).errors).toBe(
    `There is no operator ${email}.`,
  );
});

test.each([
  ['operator add', /Name the e-mail address of the operator/],
  ['operator add olta', /The e-mail address of the operator "olta": Enter a valid/],
  ['operator add a@example.com b@example.com', /"b@example.com" is not expected here/],
  ['operator add a@example.com --surname B', /Give --name, up to 120 characters/],
  ['operator add a@example.com --name A', /Give --surname, up to 120 characters/],
  ['operator add a@example.com --name A --surname B --language de', /al or en/],
  ['operator list all', /"all" is not expected here/],
  ['operator remove a@example.com --yes', /There is no operator a@example.com/],
])('%s is refused with exit code 2', async (line, sentence) => {
  const { code, errors } = await operator.run(line);
  expect(errors).toMatch(sentence);
  expect(code).toBe(2);
});

test.each(['list', 'add', 'remove'])('operator %s explains itself', async (name) => {
  const { output } = await operator.run(`operator ${name} --help`);
  expect(output).toContain(`npm run operator -- operator ${name}`);
});
