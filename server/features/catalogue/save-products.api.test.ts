import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeBusiness } from '../businesses/index.ts';
import { createBusiness, createPackage } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { findRequestableItem, type ProductInput, saveProducts } from './index.ts';

let shop: TestShop;
let business: number;

beforeAll(async () => {
  shop = await openTestShop();
  business = await createBusiness(shop);
});
afterAll(() => shop.close());

const picture = (n: number) => ({ key: `${String(n).padStart(32, 'e')}-80x60-ffffff`, bytes: 9 });

function product(external_key: string | null, name: string, pictures = [1]): ProductInput {
  return {
    fields: {
      external_key,
      product_name: name,
      description_en: '',
      description_al: '',
      price: 10,
      currency: 'EUR',
      sale_type: null,
      industry_id: 1,
      category_id: 1,
    },
    pictures: pictures.map(picture),
  };
}

async function save(products: ProductInput[], of = business) {
  const saved = await changeBusiness(shop.services, of, (trx, touch) =>
    saveProducts(trx, touch, of, products),
  );
  return saved.map(({ id, outcome }) => ({ id, outcome }));
}

const versionOf = async (id = 0) =>
  (
    await shop.db
      .selectFrom('product')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).version;

describe('saveProducts', () => {
  it('updates what it has saved before, and leaves alone what has not changed', async () => {
    const first = await save([
      product('a', 'Alfa'),
      product('b', 'Beta'),
      product('c', 'Ce', [1, 2]),
    ]);
    expect(first.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added']);
    const second = await save([
      product('c', 'Ce', [2, 1]),
      product('new', 'New'),
      product('a', 'Alfa'),
      product('b', 'Beta 2'),
    ]);
    expect(second).toEqual([
      { id: first[2]?.id, outcome: 'updated' },
      { id: expect.any(Number), outcome: 'added' },
      { id: first[0]?.id, outcome: 'unchanged' },
      { id: first[1]?.id, outcome: 'updated' },
    ]);
    expect(await Promise.all(second.map(({ id }) => versionOf(id)))).toEqual([2, 1, 1, 2]);
    const listings = await shop.db
      .selectFrom('listing')
      .select(['name', 'picture_key'])
      .where('business_id', '=', business)
      .orderBy('name')
      .execute();
    expect(listings).toEqual([
      { name: 'Alfa', picture_key: picture(1).key },
      { name: 'Beta 2', picture_key: picture(1).key },
      { name: 'Ce', picture_key: picture(2).key },
      { name: 'New', picture_key: picture(1).key },
    ]);
  });

  it('keeps the keys of two businesses apart', async () => {
    const other = await createBusiness(shop);
    const [mine] = await save([product('same', 'Mine')]);
    const [theirs] = await save([product('same', 'Theirs')], other);
    expect(theirs?.outcome).toBe('added');
    expect(theirs?.id).not.toBe(mine?.id);
  });

  it('adds products without keys every time', async () => {
    const saved = await save([product(null, 'X'), product(null, 'X')]);
    expect(new Set(saved.map(({ id }) => id)).size).toBe(2);
  });

  it('writes nothing when one of them cannot be', async () => {
    const wrong = product('wrong', 'Wrong');
    wrong.fields.category_id = 13;
    await expect(save([product('right', 'Right'), wrong])).rejects.toThrow(/foreign key/);
    const twice = [product('twice', 'One'), product('twice', 'Two')];
    await expect(save(twice)).rejects.toThrow(/same external key/);
    const { rows } = await shop.pool.query(
      `select from product where external_key in ('right', 'wrong', 'twice')`,
    );
    expect(rows).toEqual([]);
  });

  it('publishes thousands at once', async () => {
    const many = Array.from({ length: 1200 }, (_, i) =>
      product(`many-${i}`, `Shumë ${i}`, [i, 5000 + i]),
    );
    const saved = await save(many);
    const { rows } = await shop.pool.query<{ id: number; name: string }>(
      `select id, name from listing where name like 'Shumë %' order by id`,
    );
    expect(rows.map(({ id }) => id)).toEqual(saved.map(({ id }) => id).sort((a, b) => a - b));
    expect(rows[777]?.name).toBe('Shumë 777');
    const again = await save(many);
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
  });
});

describe('findRequestableItem', () => {
  it('gives what a request keeps of a product and of a package', async () => {
    const [one, two] = await save([product(null, 'One', [3, 4]), product(null, 'Two', [])]);
    const ids = [one?.id ?? 0, two?.id ?? 0];
    const bundle = await createPackage(shop, { business_id: business, products: ids, price: 99 });
    const to = { business_id: business };
    expect(await findRequestableItem(shop.db, 'product', ids[0] ?? 0)).toMatchObject({
      ...to,
      name: 'One',
      price: 10,
      currency: 'EUR',
      images: picture(3).key,
      business_email: 'drini@example.com',
    });
    expect(await findRequestableItem(shop.db, 'product', ids[1] ?? 0)).toMatchObject({
      images: null,
    });
    expect(await findRequestableItem(shop.db, 'package', bundle)).toMatchObject({
      ...to,
      type: 'package',
      price: 99,
      images: [
        { image: picture(3).key, name: 'One' },
        { image: null, name: 'Two' },
      ],
    });
    expect(await findRequestableItem(shop.db, 'package', ids[0] ?? 0)).toBeUndefined();
  });
});
