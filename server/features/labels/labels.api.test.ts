import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPackage, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type Seller, signUpOwner, signUpStaff } from '../../testing/seller.ts';

let shop: TestShop;
let seller: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
  seller = await signUpOwner(shop);
});
afterAll(() => shop.close());

const newProduct = (fields = {}) =>
  createProduct(shop, { business_id: seller.businessId, ...fields });
const fetchLabels = (ids: unknown[], headers: Record<string, string> = seller.headers) =>
  shop.request(`/v1/private/labels?${ids.map((id) => `ids=${String(id)}`).join('&')}`, { headers });
/** How many pages the document counts. */
const pagesOf = async (response: Response) =>
  Number(/\/Count (\d+)/.exec(Buffer.from(await response.arrayBuffer()).toString('latin1'))?.[1]);

test('labels of products and packages are a PDF under its name', async () => {
  const product = await newProduct();
  const pack = await createPackage(shop, { business_id: seller.businessId, products: [product] });
  const response = await fetchLabels([product, `pkg-${pack}`]);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="orendi-labels.pdf"',
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(
    Buffer.from(await response.clone().arrayBuffer())
      .subarray(0, 8)
      .toString(),
  ).toBe('%PDF-1.4');
  expect(await pagesOf(response)).toBe(1);
});

test('a page has eight labels, and a piece asked for twice has one', async () => {
  const ids = await Promise.all(Array.from({ length: 9 }, () => newProduct()));
  expect(await pagesOf(await fetchLabels(ids))).toBe(2);
  expect(await pagesOf(await fetchLabels([...ids.slice(1), ids[1]]))).toBe(1);
});

test('labels change with the language and with the price', async () => {
  const id = await newProduct({ price: 100 });
  const bytes = async () => Buffer.from(await (await fetchLabels([id])).arrayBuffer());
  const speak = (language: 'al' | 'en') =>
    shop.db.updateTable('account').set({ language }).where('id', '=', seller.id).execute();
  await speak('al');
  const albanian = await bytes();
  await speak('en');
  const english = await bytes();
  expect(english.equals(albanian)).toBe(false);
  expect(english.equals(await bytes())).toBe(true);
  await shop.db.updateTable('product').set({ price: 90 }).where('id', '=', id).execute();
  expect(english.equals(await bytes())).toBe(false);
});

test('staff print labels', async () => {
  const staff = await signUpStaff(shop, seller.businessId);
  expect((await fetchLabels([await newProduct()], staff.headers)).status).toBe(200);
});

test('nobody prints labels without signing in', async () => {
  expect((await fetchLabels([await newProduct()], {})).status).toBe(401);
});

test("another's things, unknown ones and drafts without a price are not found", async () => {
  const other = await signUpOwner(shop);
  const mine = await newProduct();
  const theirs = await createProduct(shop, { business_id: other.businessId });
  const draft = await newProduct({ state: 'draft', price: null });
  for (const ids of [[mine, theirs], [mine, 999_999], [`pkg-${mine}`], [draft]]) {
    expect((await fetchLabels(ids)).status).toBe(404);
  }
});

test.each([
  ['none', []],
  ['a broken id', ['divan']],
  ['an id of another kind', ['pkg-']],
  ['too many', Array.from({ length: 201 }, (_, index) => index + 1)],
])('labels of %s are invalid', async (_, ids) => {
  const response = await fetchLabels(ids);
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: { path: string }[] };
  expect(errors[0]?.path).toMatch(/^ids/);
});
