import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

test('rates are shown and set as banks say them', async () => {
  const { output } = await operator.run('rate show');
  expect(output).toMatch(
    /^1 EUR = 1\.16279 USD {2}since \d{4}-\d\d-\d\d\n1 EUR = 97\.0874 ALL {2}since \d{4}-\d\d-\d\d$/,
  );
  expect((await operator.run('rate set all 100,5')).output).toBe(
    '1 EUR = 100.5 ALL; it was 97.0874.',
  );
  expect((await operator.run('rate set ALL 100.5')).output).toBe('1 EUR is 100.5 ALL already.');
  expect((await operator.run('rate show')).output).toContain('1 EUR = 100.5 ALL');
});

test('a large change has to be confirmed', async () => {
  await operator.run('rate set ALL 100 --yes');
  const asked = await operator.run('rate set ALL 130');
  expect([asked.code, asked.errors]).toEqual([
    2,
    'This changes the rate of ALL by more than a fifth: it is 100. Say --yes to do it.',
  ]);
  expect((await operator.run('rate set ALL 130 --yes')).output).toBe(
    '1 EUR = 130 ALL; it was 100.',
  );
});

test.each([
  ['rate set', /Name a currency: USD or ALL/],
  ['rate set EUR 1', /Name a currency: USD or ALL/],
  ['rate set ALL', /Say how much ALL one euro is: a number from 30 to 400/],
  ['rate set ALL 0.0103', /from 30 to 400/],
  ['rate set USD 83 --yes', /Say how much USD one euro is: a number from 0.4 to 4/],
  ['rate set ALL 1e2', /Say how much ALL/],
  ['rate set ALL 100 200', /"200" is not expected here/],
  ['rate show ALL', /"ALL" is not expected here/],
])('%s is refused with exit code 2', async (line, sentence) => {
  const { code, errors } = await operator.run(line);
  expect(errors).toMatch(sentence);
  expect(code).toBe(2);
});
