import { createBusiness, createProduct } from '@orendi/server/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await openTestOperator();
  const business_id = await createBusiness(operator.shop);
  await createProduct(operator.shop, { business_id, product_name: 'Zymbyl' });
});
afterAll(() => operator.close());

const manyWords = Array.from({ length: 21 }, (_, i) => `lloji${i}`).join(',');

test('the groups that ship with the shop are listed, all or those of a word', async () => {
  const all = await operator.run('synonym list');
  expect(all.output.split('\n').length).toBeGreaterThan(200);
  const { output } = await operator.run('synonym list Tavolinat');
  expect(output).toMatch(
    /^ +\d+ {2}tavolinë, tryezë, astal, table\n.*tavolinë, tryezë, table, tavolo, Tisch$/,
  );
  expect((await operator.run('synonym list e bardha')).output).toMatch(/^ +\d+ {2}bardhë, white$/);
  expect((await operator.run('synonym list gjilpërë')).output).toBe('There are no such groups.');
});

test('a group that is added is followed by the search at once, and no more once it is removed', async () => {
  expect(await found('hyacinth')).toEqual([]);
  const added = await operator.run('synonym add "zymbyl, hyacinth,  Water   Hyacinth, Hyacinths"');
  expect(added).toMatchObject({ code: 0, errors: '' });
  const [, id] = /^ +(\d+) {2}zymbyl, hyacinth, Water Hyacinth$/.exec(added.output) ?? [];
  expect(await found('hyacinth')).toEqual(['Zymbyl']);
  expect((await operator.run('synonym add "Hyacinth, zymbylat, water hyacinth"')).output).toBe(
    `It is there already:\n${added.output}`,
  );
  expect(await operator.run(`synonym remove ${id}`)).toMatchObject({
    code: 0,
    output: `Removed:\n${added.output}`,
  });
  expect(await found('hyacinth')).toEqual([]);
});

test.each([
  ['synonym add', /at least two words that differ/],
  ['synonym add divan', /at least two words that differ/],
  ['synonym add "divan, divanet, Divani"', /at least two words that differ/],
  ['synonym add "divan, ?!"', /“\?!” is not a word/],
  ['synonym add "divan, a b c d e f g h"', /“a b c d e f g h” has more than 4 words/],
  [`synonym add "${manyWords}"`, /at most 20\./],
  ['synonym remove', /Name the id/],
  ['synonym remove divan', /Name the id/],
  ['synonym remove 99999999999', /Name the id/],
  ['synonym remove 1 2', /"2" is not expected here/],
  ['synonym remove 99999', /There is no group 99999/],
])('%s is refused with exit code 2', async (line, sentence) => {
  const { code, errors } = await operator.run(line);
  expect(errors).toMatch(sentence);
  expect(code).toBe(2);
});

async function found(query: string): Promise<string[]> {
  const answer = await operator.shop.request(`/v1/public/results/search?query=${query}`);
  const { data } = (await answer.json()) as { data: { results: { name: string }[] } };
  return data.results.map(({ name }) => name);
}
