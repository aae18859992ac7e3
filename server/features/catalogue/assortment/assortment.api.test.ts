import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf } from '../../../testing/answers.ts';
import { createBusiness, createPackage, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { sweepPictures } from '../../pictures/index.ts';
import {
  listAssortment,
  readIcon,
  removeCategory,
  removeIndustry,
  saveCategory,
  saveIndustry,
} from '../index.ts';
import { type ProductInput, saveProducts } from '../save-products.ts';
import { lockAssortment } from './assortment-queries.ts';

/* What becomes of everything that is made of the names and places of industries and categories. */

const operator = 'ana (test)';
let shop: TestShop;
let business: number;
let industry: number;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  business = await createBusiness(shop);
  industry = await addIndustry();
});

let added = 0;
const nextNames = (word: string) => {
  added += 1;
  return { en: `${word} ${added}`, al: `${word} sq ${added}` };
};
const addIndustry = () =>
  saveIndustry(shop.services, operator, { id: null, names: nextNames('Room') });
const addCategory = (industryId = industry, names = nextNames('Kind')) =>
  saveCategory(shop.services, operator, { id: null, industryId, names, icon: { sameAs: 1 } });
const publish = (categoryId: number, industryId = industry, product_name = 'Divan') =>
  createProduct(shop, {
    business_id: business,
    industry_id: industryId,
    category_id: categoryId,
    product_name,
  });

/** A product to save, in a category of the industry at hand. */
const rocker = (category_id: number): ProductInput => ({
  fields: {
    product_name: 'Lis',
    description_en: 'x',
    description_al: 'x',
    price: 5,
    currency: 'EUR',
    sale_type: null,
    industry_id: industry,
    category_id,
  },
  pictures: [{ key: `${'e'.repeat(32)}-8x6-c0a080`, bytes: 1 }],
});

/** How many connections of this database wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rowCount } = await shop.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}

/** The ids of products and packages that are found, in ascending order. */
async function found(query: Record<string, string | number>): Promise<number[]> {
  const packages = await findIn({ ...query, filterBy: 'packages' });
  return [...(await findIn(query)), ...packages].sort((a, b) => a - b);
}

async function findIn(query: Record<string, string | number>): Promise<number[]> {
  const text = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const answer = await shop.request(`/v1/public/results/search?${text}`);
  const { data } = await answerOf<{ results: { id: number }[] }>(answer);
  return data.results.map(({ id }) => id);
}

async function namesOf(product: number) {
  const answer = await shop.request(`/v1/public/products/${product}`);
  const { data } = await answerOf<Record<string, string>>(answer);
  return [data.industry_id, data.category_id];
}

async function placesOf(industryId: number) {
  const all = await listAssortment(shop.db);
  return all.find(({ id }) => id === industryId)?.categories.map(({ id }) => id);
}

const industriesOf = async (businessId: number) => {
  const rows = await shop.db
    .selectFrom('business_industry')
    .select('industry_id')
    .where('business_id', '=', businessId)
    .orderBy('industry_id')
    .execute();
  return rows.map(({ industry_id }) => industry_id);
};

/** The categories on the cards that are found. */
async function categoriesOf(query: string): Promise<unknown[]> {
  const response = await shop.request(`/v1/public/results/search?query=${query}`);
  const { data } = await answerOf<{ results: { category?: string }[] }>(response);
  return data.results.map(({ category }) => category);
}

test('entries that operators add have ids apart from those of later versions', async () => {
  expect(industry).toBeGreaterThan(1000);
  expect(await addCategory()).toBeGreaterThan(1000);
});

describe('a new name', () => {
  test('is what products and packages are found by, and the former one is not', async () => {
    const category = await addCategory(industry, { en: 'Hammocks', al: 'Shtretër varës' });
    const product = await publish(category);
    const bundle = await createPackage(shop, { business_id: business, products: [product] });
    expect(await found({ query: 'hammocks' })).toEqual([product, bundle]);
    expect(await categoriesOf('hammocks')).toEqual(['Hammocks']);
    await saveCategory(shop.services, operator, {
      id: category,
      names: { en: 'Canopies', al: 'Tenda dielli' },
    });
    expect(await found({ query: 'canopies' })).toEqual([product, bundle]);
    expect(await found({ query: 'tenda dielli' })).toEqual([product, bundle]);
    expect(await categoriesOf('canopies')).toEqual(['Canopies']);
    expect(await found({ query: 'hammocks' })).toEqual([]);
    await saveIndustry(shop.services, operator, { id: industry, names: { en: 'Veranda' } });
    expect(await found({ query: 'veranda' })).toEqual([product, bundle]);
  });

  test('drops what caches have made of the former one', async () => {
    const category = await addCategory();
    await publish(category);
    const tags: string[] = [];
    shop.services.changes.onTouched((touched) => tags.push(...touched));
    await saveCategory(shop.services, operator, { id: category, names: { al: 'Krejt ndryshe' } });
    expect(tags).toEqual(expect.arrayContaining(['industries', 'listings']));
  });

  test('waits for what is being published', async () => {
    const category = await addCategory(industry, { en: 'Swings', al: 'Lisharëse' });
    const other = await createBusiness(shop);
    let product = 0;
    const { promise: isPublished, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
    const publishing = changeBusiness(shop.services, other, async (trx, touch) => {
      const [saved] = await saveProducts(trx, touch, other, [rocker(category)]);
      product = saved?.id ?? 0;
      written();
      await isPublished;
    });
    await isWritten;
    const renaming = saveCategory(shop.services, operator, {
      id: category,
      names: { en: 'Garden rockers', al: 'Lëkundëse' },
    });
    await expect.poll(countWaiting).toBe(1);
    goOn();
    await Promise.all([publishing, renaming]);
    expect(await found({ query: 'garden rockers' })).toEqual([product]);
    expect(await found({ query: 'swings', businessId: other })).toEqual([]);
  });

  test('is what a first product there is found by that was to be published meanwhile', async () => {
    const category = await addCategory(industry, { en: 'Loungers', al: 'Shezllone' });
    const { promise: isRenamed, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
    const renaming = shop.services.changes.transaction(async (trx) => {
      await lockAssortment(trx, { isShown: true });
      held();
      await isRenamed;
      await trx
        .updateTable('category')
        .set({ category_name: 'Daybeds', category_name_al: 'Minderë' })
        .where('id', '=', category)
        .execute();
    });
    await isHeld;
    const publishing = publish(category);
    await expect.poll(countWaiting).toBe(1);
    goOn();
    await renaming;
    const product = await publishing;
    expect(await found({ query: 'daybeds' })).toEqual([product]);
    expect(await found({ query: 'loungers', businessId: business })).toEqual([]);
  });

  test('differs from those beside it, by more than case and accents', async () => {
    await addCategory(industry, { en: 'Cradles', al: 'Djepe të vogla' });
    const twin = addCategory(industry, { en: 'New', al: 'DJEPE TE VOGLA' });
    await expect(twin).rejects.toMatchObject({ code: 'VALIDATION', faults: [{ path: 'nameAl' }] });
    const elsewhere = await addIndustry();
    await addCategory(elsewhere, { en: 'Cradles', al: 'Djepe të vogla' });
    const names = { en: 'LIVING ROOM', al: 'Salloni tjetër' };
    const room = saveIndustry(shop.services, operator, { id: null, names });
    await expect(room).rejects.toMatchObject({ code: 'VALIDATION', faults: [{ path: 'name' }] });
  });
});

describe('a place', () => {
  test('is before another one, or at the end', async () => {
    const [first, second, third] = [await addCategory(), await addCategory(), await addCategory()];
    expect(await placesOf(industry)).toEqual([first, second, third]);
    await saveCategory(shop.services, operator, { id: third, before: first });
    expect(await placesOf(industry)).toEqual([third, first, second]);
    await saveCategory(shop.services, operator, { id: third, before: null });
    expect(await placesOf(industry)).toEqual([first, second, third]);
    const elsewhere = saveCategory(shop.services, operator, { id: third, before: 1 });
    await expect(elsewhere).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await saveIndustry(shop.services, operator, { id: industry, before: 3 });
    const ids = (await listAssortment(shop.db)).map(({ id }) => id);
    expect(ids.indexOf(industry)).toBe(ids.indexOf(3) - 1);
  });

  test('in another industry takes products and sellers along', async () => {
    const category = await addCategory();
    const product = await publish(category);
    const bundle = await createPackage(shop, { business_id: business, products: [product] });
    const target = await addIndustry();
    const there = await addCategory(target);
    await saveCategory(shop.services, operator, {
      id: category,
      industryId: target,
      before: there,
    });
    expect(await placesOf(target)).toEqual([category, there]);
    expect(await namesOf(product)).toEqual([target, category]);
    expect(await found({ industryId: target })).toEqual([product, bundle]);
    expect(await found({ industryId: industry })).toEqual([]);
    expect(await industriesOf(business)).toEqual([1, target]);
  });
});

describe('removing', () => {
  test('a category with products takes another one for them', async () => {
    const elsewhere = await addIndustry();
    const [category, into] = [await addCategory(), await addCategory(elsewhere)];
    const product = await publish(category);
    const refused = removeCategory(shop.services, operator, category, null);
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
    await removeCategory(shop.services, operator, category, into);
    expect(await namesOf(product)).toEqual([elsewhere, into]);
    expect(await industriesOf(business)).toEqual([1, elsewhere]);
    expect(await found({ categoryId: into })).toEqual([product]);
    expect(await found({ categoryId: category })).toEqual([]);
    expect(await placesOf(industry)).toEqual([]);
    await removeCategory(shop.services, operator, await addCategory(), null);
  });

  test.each([
    ['unknown', 999_999, null],
    ['to go into nothing that is there', 1, 999_999],
    ['to go into itself', 1, 1],
  ])('one that is %s is refused', async (_, id, into) => {
    for (const remove of [removeCategory, removeIndustry]) {
      const refused = remove(shop.services, operator, id, into);
      await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('an industry takes another one for its categories, products and businesses', async () => {
    const target = await addIndustry();
    const [moving, alike] = [
      await addCategory(),
      await addCategory(industry, { en: 'Twins', al: 'a' }),
    ];
    const same = await addCategory(target, { en: 'TWINS', al: 'b' });
    const [one, two] = [await publish(moving), await publish(alike)];
    const member = await createBusiness(shop, { industryIds: [industry] });
    const refused = removeIndustry(shop.services, operator, industry, null);
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
    await removeIndustry(shop.services, operator, industry, target);
    expect(await namesOf(one)).toEqual([target, moving]);
    expect(await namesOf(two)).toEqual([target, same]);
    expect(await placesOf(target)).toEqual([same, moving]);
    expect(await industriesOf(member)).toEqual([target]);
    expect(await found({ industryId: target })).toEqual([one, two]);
    const all = await listAssortment(shop.db);
    expect(all.map(({ id }) => id)).not.toContain(industry);
  });
});

test('an icon is kept as long as a category shows it', async () => {
  const { media } = shop.services;
  const circle =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="6"/></svg>';
  const picture = await readIcon(media, Buffer.from(circle));
  const category = await addCategory();
  await saveCategory(shop.services, operator, { id: category, icon: { picture } });
  const isKept = async () => {
    await shop.pool.query(`update picture set created_at = now() - interval '2 days'`);
    await sweepPictures(shop.services);
    const { rows } = await shop.pool.query('select from picture where key = $1', [picture.key]);
    return rows.length === 1;
  };
  const answer = await shop.request(`/media/${picture.key}.webp`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await isKept()).toBe(true);
  await saveCategory(shop.services, operator, { id: category, icon: { sameAs: 2 } });
  expect(await isKept()).toBe(false);
});
