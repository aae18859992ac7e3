import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { removeCategory, saveCategory } from '../catalogue/index.ts';
import { drawPhoto, sheetOf, zipOf } from './testing/files.ts';
import { apply, preview, undo } from './testing/import-calls.ts';

/* An operator removes or moves a category that a sheet names, which can still be applied or undone. */

const operator = 'ana (test)';
let shop: TestShop;
let owner: Seller & { businessId: number };
let former: number;
let next: number;
let last: number;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await signUpOwner(shop);
  const add = (en: string, al: string) =>
    saveCategory(shop.services, operator, {
      id: null,
      industryId: 8,
      names: { en, al },
      icon: { sameAs: 1 },
    });
  former = await add('Former', 'E para');
  next = await add('Next', 'E dyta');
  last = await add('Last', 'E treta');
});
afterAll(() => shop.close());

const header = [
  'ID',
  'Product name',
  'Description (English)',
  'Description (Albanian)',
  'Price',
  'Currency',
  'Category',
  'Photos',
];
const row = (id: number | null, category: string, name: string) => [
  id,
  name,
  'x',
  'x',
  5,
  'EUR',
  category,
  id === null ? 'a.jpg' : null,
];

const findProduct = () =>
  shop.db
    .selectFrom('product')
    .select(['id', 'industry_id', 'category_id'])
    .where('business_id', '=', owner.businessId)
    .executeTakeFirstOrThrow();

test('a sheet follows the category that it names', async () => {
  const photos = zipOf({ 'a.jpg': await drawPhoto() });
  const first = await preview(shop, owner, sheetOf([header, row(null, 'former', 'Divan')]), photos);
  const named = removeCategory(shop.services, operator, former, null);
  await expect(named).rejects.toMatchObject({ code: 'CONFLICT' });
  await removeCategory(shop.services, operator, former, next);
  await saveCategory(shop.services, operator, { id: next, industryId: 2 });
  await apply(shop, owner, first.id);
  const { id, ...applied } = await findProduct();
  expect(applied).toEqual({ industry_id: 2, category_id: next });

  const second = await preview(shop, owner, sheetOf([header, row(id, 'sofas', 'Kolltuk')]));
  await apply(shop, owner, second.id);
  expect(await findProduct()).toEqual({ id, industry_id: 1, category_id: 1 });
  const undoable = removeCategory(shop.services, operator, next, null);
  await expect(undoable).rejects.toMatchObject({ code: 'CONFLICT' });
  await removeCategory(shop.services, operator, next, last);
  await undo(shop, owner, second.id);
  expect(await findProduct()).toEqual({ id, industry_id: 8, category_id: last });
});
