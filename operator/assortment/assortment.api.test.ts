import { Industry } from '@orendi/contract/schemas/industry';
import { createBusiness, createProduct } from '@orendi/server/testing/factories';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

async function industries(): Promise<Industry[]> {
  const response = await operator.shop.request('/v1/public/industries');
  const { data } = (await response.json()) as { data: unknown };
  return Industry.array().parse(data);
}
const industryCalled = async (name: string) =>
  (await industries()).find(({ industry_name }) => industry_name === name);
const namesIn = async (name: string) =>
  (await industryCalled(name))?.categories.map(({ category_name }) => category_name);

const drop = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 3 18 14a6 6 0 1 1-12 0z"/></svg>`;

test('an industry is added where it is to stand, renamed and moved', async () => {
  const added = await operator.run('industry add --en Bathroom --al Banjo --before office');
  expect(added).toMatchObject({ code: 0, output: 'Added: 1001  Bathroom · Banjo' });
  const names = async () => (await industries()).map(({ industry_name: name }) => name);
  expect((await names()).slice(2, 5)).toEqual(['Kitchen & dining', 'Bathroom', 'Office']);
  const renamed = await operator.run('industry rename banjo --al "Banjë"');
  expect(renamed.output).toBe('It is Bathroom · Banjë.');
  expect((await industryCalled('Bathroom'))?.industry_name_al).toBe('Banjë');
  const moved = await operator.run('industry move Bathroom --last');
  expect(moved.output).toMatch(/^Living room, .*, Decor, Bathroom$/);
  expect((await names()).at(-1)).toBe('Bathroom');
  const { output } = await operator.run('industry list');
  expect(output).toMatch(/^ +1001 {2}Bathroom · Banjë: 0 categories, 0 products, 0 businesses$/m);
});

test('a category is added with an icon, and gets another one', async () => {
  await operator.write('drop.svg', drop);
  const added = await operator.run(
    'category add --industry Bathroom --en Bathtubs --al Vaska --icon drop.svg',
  );
  expect(added).toMatchObject({ code: 0, output: '1001  Bathroom/Bathtubs · Vaska' });
  const iconOf = async () => (await industryCalled('Bathroom'))?.categories[0]?.category_icon ?? '';
  const path = new URL(await iconOf()).pathname;
  const answer = await operator.shop.request(path);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const drawn = sharp(Buffer.from(await answer.arrayBuffer()));
  expect(await drawn.metadata()).toMatchObject({ width: 144, height: 144, hasAlpha: true });
  const changed = await operator.run('category icon vaska --icon-of Sofas');
  expect(changed.output).toBe('Bathroom/Bathtubs · Vaska has a new icon.');
  expect(await iconOf()).toBe('http://localhost/icons/sofa.svg');
});

test('a category whose button reads like another one is told of', async () => {
  const { output } = await operator.run(
    'category add --industry Bathroom --en "Bathtubs on feet" --al "Vaska me këmbë" --icon-of Bathtubs',
  );
  expect(output).toBe('1002  Bathroom/Bathtubs on feet · Vaska me këmbë');
  const alike = await operator.run('category rename 1002 --al "Vaska me kokë"');
  expect(alike.output).not.toContain('On home');
  const twin = await operator.run(
    'category add --industry Bathroom --en "Bathtubs of steel" --al "Çeliku" --icon-of Bathtubs',
  );
  expect(twin.output).toContain('On home it reads “Bathtubs o…”, as “Bathtubs on feet” does');
});

test('a category is moved, in its industry and into another one', async () => {
  const order = await operator.run('category move Bathtubs --last');
  expect(order.output).toMatch(/\nBathroom: Bathtubs on feet, Bathtubs of steel, Bathtubs$/);
  await operator.run('category move Rugs --industry Bathroom --before Bathtubs');
  expect(await namesIn('Bathroom')).toEqual([
    'Bathtubs on feet',
    'Bathtubs of steel',
    'Rugs',
    'Bathtubs',
  ]);
  expect(await namesIn('Decor')).not.toContain('Rugs');
});

test('a category or an industry with products says how many, and where they go', async () => {
  const business = await createBusiness(operator.shop, { industryIds: [8] });
  for (const _ of [1, 2]) {
    await createProduct(operator.shop, { business_id: business, industry_id: 8, category_id: 42 });
  }
  const refused = await operator.run('category remove Mirrors --yes');
  expect([refused.code, refused.errors]).toEqual([
    2,
    'There are 2 products in Decor/Mirrors · Pasqyra: say with --into where they go.',
  ]);
  const asked = await operator.run('category remove Mirrors --into Curtains');
  expect(asked.errors).toBe(
    'This removes the category Decor/Mirrors · Pasqyra; its 2 products go into Decor/Curtains · Perde. Say --yes to do it.',
  );
  await operator.run('category remove Mirrors --into Curtains --yes');
  expect(await namesIn('Decor')).toEqual(['Curtains', 'Cushions & throws', 'Vases & ornaments']);
  expect((await operator.run('category list')).output).toMatch(
    /^ {3}43 {2}Decor\/Curtains · Perde: 2 products$/m,
  );

  const used = await operator.run('industry remove Decor --yes');
  expect([used.code, used.errors]).toEqual([
    2,
    'There are 3 categories, 2 products, 1 businesses in Decor · Dekori: say with --into where they go.',
  ]);
  const removed = await operator.run('industry remove Decor --into Bathroom --yes');
  expect(removed.output).toBe(
    'Removed: Decor · Dekori with 3 categories, 2 products, 1 businesses, which go into Bathroom.',
  );
  expect(await industryCalled('Decor')).toBeUndefined();
  expect(await namesIn('Bathroom')).toContain('Curtains');
});

test.each([
  ['industry add --en X', 2, /Name it in both languages/],
  ['industry add --en " " --al X', 2, /^--en " ": This field is required\.$/],
  ['industry add --en office --al X', 1, /^Another one is called this already\.$/],
  ['industry rename --en X', 2, /Name the industry/],
  ['industry rename Nowhere --en X', 2, /There is no industry "Nowhere"; `industry list`/],
  ['industry rename Office', 2, /Say the new name/],
  ['industry move Office', 2, /Say where to/],
  ['industry move Office --before Outdoor --last', 2, /Say --before or --last/],
  ['industry remove Office --into Office', 2, /It cannot go into itself/],
  ['category add --en X --al Y --icon-of Sofas', 2, /Name the industry/],
  ['category add --industry Office --en X --al Y', 2, /Say which icon/],
  ['category add --industry Office --en X --al Y --icon text.svg', 2, /^text\.svg: This file is/],
  ['category add --industry Office --en X --al Y --icon gone.svg', 1, /gone\.svg is not there/],
  ['category add --industry Office --en X --al Y --icon blank.svg', 1, /^There is no shape in/],
  ['category add --industry Office --en desks --al Y --icon-of Sofas', 1, /called this already/],
  ['category rename Nowhere --en X', 2, /There is no category "Nowhere"; `category list`/],
  ['category move Desks', 2, /Say where to/],
  ['category move Desks --before Sofas', 1, /was not found/],
  ['category icon Desks', 2, /Say which icon/],
  ['category icon Desks --icon-of Sofas --icon text.svg', 2, /Say which icon/],
  ['category remove Desks --into Desks', 2, /It cannot go into itself/],
  ['category list x', 2, /"x" is not expected here/],
])('%s is refused with exit code %i, and changes nothing', async (line, code, sentence) => {
  await operator.write('text.svg', 'not a picture');
  await operator.write('blank.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  const before = await industries();
  const outcome = await operator.run(line);
  expect(outcome.errors).toMatch(sentence);
  expect(outcome.code).toBe(code);
  expect(await industries()).toEqual(before);
});
