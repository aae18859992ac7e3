import {
  createPackage as publishPackage,
  type NewPackage,
  type StoredFields,
  saveProducts,
} from '../features/catalogue/index.ts';
import {
  changeBusiness,
  createBusiness as addBusiness,
  type NewBusiness,
} from '../features/businesses/index.ts';
import { writeListings } from '../features/discovery/index.ts';
import type { Services } from '../services.ts';

/* Rows for tests: what a test does not set is filled with plausible values. Everything is published. */

type Shop = { services: Pick<Services, 'changes' | 'db'> };

let pictures = 0;

/** The key of a picture that has a row, but no file in the store. */
export async function createPicture({ services }: Shop): Promise<string> {
  const picture = fakePicture();
  await services.db.insertInto('picture').values(picture).execute();
  return picture.key;
}

export function fakePicture() {
  pictures += 1;
  return { key: `${pictures.toString(16).padStart(32, '0')}-800x600-c0a080`, bytes: 10_000 };
}

type BusinessOverrides = Partial<NewBusiness> & { industryIds?: number[] };

/** @returns the id of the business */
export async function createBusiness(
  shop: Shop,
  { industryIds = [1], ...overrides }: BusinessOverrides = {},
): Promise<number> {
  const business: NewBusiness = {
    business_name: 'Mobileria Drini',
    description_en: 'Furniture from Shkodër',
    description_al: 'Mobilje nga Shkodra',
    email: 'drini@example.com',
    phone_no: '+355691234567',
    address: 'Rruga e Kavajës 10, Tiranë',
    logo: overrides.logo ?? (await createPicture(shop)),
    ...overrides,
  };
  return shop.services.changes.transaction((trx, touch) =>
    addBusiness(trx, touch, business, industryIds),
  );
}

type ProductOverrides = Partial<StoredFields> & { business_id: number; pictureCount?: number };

/** @returns the id of the product */
export async function createProduct(shop: Shop, product: ProductOverrides): Promise<number> {
  const [id = 0] = await createProducts(shop, product.business_id, [product]);
  return id;
}

/**
 * Creates many products of one business at once.
 * @returns their ids in the order of `products`
 */
export async function createProducts(
  { services }: Shop,
  businessId: number,
  products: Omit<ProductOverrides, 'business_id'>[],
): Promise<number[]> {
  const inputs = products.map(({ pictureCount = 1, ...fields }) => ({
    fields: {
      product_name: 'Divan',
      description_en: 'A comfortable one',
      description_al: 'I rehatshëm',
      price: 100,
      currency: 'EUR' as const,
      sale_type: null,
      industry_id: 1,
      category_id: 1,
      ...fields,
    },
    pictures: Array.from({ length: pictureCount }, fakePicture),
  }));
  const saved = await changeBusiness(services, businessId, (trx, touch) =>
    saveProducts(trx, touch, businessId, inputs),
  );
  return saved.map(({ id }) => id);
}

type PackageOverrides = Partial<NewPackage> & {
  business_id: number;
  /** Ids, or ids with quantities. */
  products: (number | { product_id: number; quantity: number })[];
};

/** @returns the id of the package */
export async function createPackage(
  { services }: Shop,
  { products, ...overrides }: PackageOverrides,
): Promise<number> {
  const fields: NewPackage = {
    package_name: 'Dhomë e plotë',
    price: 500,
    currency: 'EUR',
    sale_type: null,
    ...overrides,
  };
  const items = products.map((item) =>
    typeof item === 'number' ? { product_id: item, quantity: 1 } : item,
  );
  return changeBusiness(services, fields.business_id, (trx, touch) =>
    publishPackage(trx, touch, fields, items),
  );
}

/** Hides the business and everything it publishes, as the operator can; or as one that awaits approval. */
export async function suspendBusiness(
  { services }: Shop,
  id: number,
  awaits_approval = false,
): Promise<void> {
  await changeBusiness(services, id, async (trx, touch) => {
    await trx
      .updateTable('business')
      .set({ suspended_at: new Date(), awaits_approval })
      .set({ suspension_reason: awaits_approval ? '' : 'test' })
      .where('id', '=', id)
      .execute();
    touch(`business:${id}`);
    await writeListings(trx, touch, { businessId: id });
  });
}
