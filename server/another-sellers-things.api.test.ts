import { readdir } from 'node:fs/promises';
import { buildOpenApiDocument } from '@orendi/contract/openapi';
import { apiRoutes } from '@orendi/contract/routes/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from './testing/own-catalogue.ts';
import { answerOf } from './testing/answers.ts';
import { createPackage, createProduct } from './testing/factories.ts';
import { openTestShop, type TestShop } from './testing/open-test-shop.ts';
import { type Seller, signUpOwner, signUpStaff } from './testing/seller.ts';
import { drawPhoto, sendForm } from './testing/send-form.ts';

/*
 * Makes every private call that takes an id with an id of another seller, which must answer 404 and change nothing. The
 * calls are read from the contract, so that a new one fails here until it is added to the list below.
 */

type Owner = Seller & { businessId: number };
type Calls = ReturnType<typeof callsOf>;

let shop: TestShop;
let owner: Owner;
let intruder: Owner;
let built: Set<string>;

beforeAll(async () => {
  shop = await openTestShop();
  owner = await signUpOwner(shop);
  intruder = await signUpOwner(shop);
  const document = await answerOfDocument();
  built = new Set(document.map(({ name }) => name));
});
afterAll(() => shop.close());

interface Operation {
  name: string;
  /** The names of everything that the call accepts. */
  fields: string[];
}

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
}
interface Described {
  operationId: string;
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: Schema & { $ref?: string } }> };
}
interface Document {
  paths: Record<string, Record<string, Described>>;
  components?: { schemas?: Record<string, Schema> };
}

function operationsOf({ paths, components }: Document): Operation[] {
  const privately = Object.entries(paths).filter(([path]) => path.includes('/private/'));
  return privately.flatMap(([, methods]) =>
    Object.values(methods).map(({ operationId, parameters = [], requestBody }) => {
      const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => {
        const name = schema.$ref?.split('/').at(-1) ?? '';
        return components?.schemas?.[name] ?? schema;
      });
      const fields = bodies.flatMap(fieldsOf);
      return { name: operationId, fields: [...parameters.map(({ name }) => name), ...fields] };
    }),
  );
}

/** The names of a schema's fields, also of those in its lists. */
const fieldsOf = ({ properties = {} }: Schema): string[] =>
  Object.entries(properties).flatMap(([name, { items }]) =>
    items ? [name].concat(fieldsOf(items)) : name,
  );

const contract = operationsOf(
  buildOpenApiDocument(Object.values(apiRoutes), '1') as unknown as Document,
);
const answerOfDocument = async () => {
  const response = await shop.request('/v1/openapi.json');
  return operationsOf((await response.json()) as Document);
};

/**
 * Fields that refer to the site's base data, or that do not depend on the caller: a seller's own results are always
 * those of their own business.
 */
const ofNobody = new Set([
  'industry_id',
  'category_id',
  'industry_ids',
  'categoryId',
  'industryId',
  'businessId',
]);
const takesId = ({ fields }: Operation) =>
  fields.some((field) => /^ids?$|Ids?$|_ids?$/.test(field) && !ofNobody.has(field));

const newProduct = (by = owner) => createProduct(shop, { business_id: by.businessId });
const newPackage = async () =>
  createPackage(shop, { business_id: owner.businessId, products: [await newProduct()] });
async function newRequest(state = 'new'): Promise<number> {
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into request (business_id, item_id, item_type, item_name, item_price, item_currency,
       client_name, client_email, preferred_contact_method, client_language, state, link_hash)
     values ($1, 1, 'product', 'Krevat', 100, 'EUR', 'Ana', 'ana@example.com', 'email', 'al', $2, gen_random_uuid()::text::bytea) returning id`,
    [owner.businessId, state],
  );
  return rows[0]?.id ?? 0;
}
async function newPress(): Promise<number> {
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into contact_press (business_id, day, method) values ($1, '2027-03-10', 'viber')
     on conflict (business_id, day, method, item_type, item_id) do update set presses = contact_press.presses + 1
     returning id`,
    [owner.businessId],
  );
  return rows[0]?.id ?? 0;
}
/** Uploads a sheet that changes a product of the owner, and optionally applies it. */
async function newImport(isApplied = false): Promise<number> {
  const sheet = new File([`ID,Product name\n${await newProduct()},Divan i ri\n`], 'sheet.csv');
  const response = await sendForm(shop, owner, 'POST', '/private/imports/preview', { sheet });
  const { id } = (await answerOf<{ id: number }>(response)).data;
  if (isApplied) await callsOf(shop, owner).send('POST', `/private/imports/${id}/apply`);
  return id;
}

/** Creates something that belongs to the owner, and returns the call about it. */
type Attempt = () => Promise<(calls: Calls) => Promise<Response>>;

const attempts: Partial<Record<string, Attempt>> = {
  updateProduct: async () => {
    const [id, images] = [await newProduct(), await drawPhoto()];
    return (calls) => calls.updateProduct({ id: String(id), images });
  },
  deleteProduct: async () => {
    const productId = await newProduct();
    return (calls) => calls.send('DELETE', '/private/product-creation/delete', { productId });
  },
  getOwnProduct: async () => {
    const id = await newProduct();
    return (calls) => calls.get(`/private/product-creation/get/${id}`);
  },
  createSale: async () => {
    const ids = [await newProduct(), await newProduct()];
    const body = { ids, sale: 5, saleType: 'fixed' };
    return (calls) => calls.send('POST', '/private/product-sale/create', body);
  },
  updateSizes: async () => {
    const products = [{ id: await newProduct(), length: 90 }];
    return (calls) => calls.send('PUT', '/private/product-sizes/update', { products });
  },
  deleteMerged: async () => {
    const ids = [await newProduct(), `pkg-${await newPackage()}`];
    return (calls) => calls.send('DELETE', '/private/merged-products/delete', { ids });
  },
  restoreMerged: async () => {
    const ids = [await newProduct(), `pkg-${await newPackage()}`];
    await callsOf(shop, owner).send('DELETE', '/private/merged-products/delete', { ids });
    return (calls) => calls.send('POST', '/private/merged-products/restore', { ids });
  },
  updateStates: async () => {
    const ids = [await newProduct(), `pkg-${await newPackage()}`];
    const body = { ids, state: 'hidden' };
    return (calls) => calls.send('PUT', '/private/merged-products/state', body);
  },
  downloadLabels: async () => {
    const ids = [await newProduct(), `pkg-${await newPackage()}`];
    return (calls) => calls.get(`/private/labels?${ids.map((id) => `ids=${id}`).join('&')}`);
  },
  createPackage: async () => {
    const product_ids = String(await newProduct());
    return (calls) => calls.createPackage({ product_ids, quantity: '1' });
  },
  updatePackage: async () => {
    const [id, product_ids] = [String(await newPackage()), String(await newProduct())];
    return (calls) => calls.updatePackage({ id, product_ids, quantity: '1' });
  },
  deletePackage: async () => {
    const packageId = await newPackage();
    return (calls) =>
      calls.send('DELETE', `/private/package-creation/delete?packageId=${packageId}`);
  },
  getOwnPackage: async () => {
    const id = await newPackage();
    return (calls) => calls.get(`/private/package-creation/get/${id}`);
  },
  updateOrder: async () => {
    const body = { requestId: await newRequest(), status: true };
    return (calls) => calls.send('PUT', '/private/business-request/update', body);
  },
  markRead: async () => {
    const body = { requestId: await newRequest() };
    return (calls) => calls.send('POST', '/private/business-request/read', body);
  },
  sendAnswer: async () => {
    const body = { requestId: await newRequest(), price: 120, words: 'Po' };
    return (calls) => calls.send('POST', '/private/business-request/send', body);
  },
  createLead: async () => {
    const [item_id, press_id] = [await newProduct(), await newPress()];
    const body = { name: 'Ana', phone: '0691234567', item_type: 'product', item_id, press_id };
    return (calls) => calls.send('POST', '/private/business-request/create', body);
  },
  getHistory: async () => {
    const id = await newRequest();
    return (calls) => calls.get(`/private/business-request/history?requestId=${id}`);
  },
  getRequestPhoto: async () => {
    const key = await shop.services.photos?.add(
      Buffer.from(await (await drawPhoto('webp')).arrayBuffer()),
    );
    const { rows } = await shop.pool.query<{ id: number }>(
      `insert into request_photo (request_id, key, fingerprint, width, height, bytes)
       values ($1, $2, $2, 1, 1, 1) returning id`,
      [await newRequest(), key],
    );
    return (calls) => calls.get(`/private/request-photos/${rows[0]?.id}`);
  },
  settleHeld: async () => {
    const body = { ids: [await newRequest('held')], action: 'drop' };
    return (calls) => calls.send('PUT', '/private/held-requests/update', body);
  },
  getImport: async () => {
    const id = await newImport();
    return (calls) => calls.get(`/private/imports/${id}`);
  },
  applyImport: async () => {
    const id = await newImport();
    return (calls) => calls.send('POST', `/private/imports/${id}/apply`);
  },
  undoImport: async () => {
    const id = await newImport(true);
    return (calls) => calls.send('POST', `/private/imports/${id}/undo`);
  },
  removeStaff: async () => {
    const { id } = await signUpStaff(shop, owner.businessId);
    return (calls) => calls.send('DELETE', `/private/people/${id}`);
  },
  withdrawInvitation: async () => {
    const sent = await callsOf(shop, owner).send('POST', '/private/invitations', { email: '' });
    const { id } = (await answerOf<{ id: number }>(sent)).data;
    return (calls) => calls.send('DELETE', `/private/invitations/${id}`);
  },
};

/** Everything stored: all rows of all tables, and all pictures. */
async function everything() {
  const { rows: tables } = await shop.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> 'rate_limit' order by 1`,
  );
  const files = await readdir(shop.dataDir, { recursive: true, withFileTypes: true });
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await shop.pool.query(
      `select to_jsonb(t)::text as row from ${name} t order by 1`,
    );
    contents[name] = rows;
  }
  return {
    ...contents,
    files: files
      .filter((file) => file.isFile())
      .map(({ name }) => name)
      .sort(),
  };
}

test('every private call that takes an id is tried', () => {
  const names = contract.filter(takesId).map(({ name }) => name);
  expect(Object.keys(attempts).sort()).toEqual(names.sort());
});

describe.each(Object.entries(attempts))('%s', (name, attempt) => {
  test('finds nothing of another seller, and changes nothing', async () => {
    if (!built.has(name)) return;
    const call = (await attempt?.()) ?? (() => Promise.reject(new Error('no call')));
    const before = await everything();
    const refused = await call(callsOf(shop, intruder));
    expect(refused.status).toBe(404);
    expect(await answerOf(refused)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await everything()).toEqual(before);
    // The same call by the owner succeeds, so it was refused because of the caller.
    expect((await call(callsOf(shop, owner))).ok).toBe(true);
  });
});

test.each<[string, (mine: number, theirs: number) => [string, string, unknown?]]>([
  [
    'a sale',
    (mine, theirs) => [
      'POST',
      '/private/product-sale/create',
      { ids: [mine, theirs], sale: 5, saleType: 'fixed' },
    ],
  ],
  [
    'a change of sizes',
    (mine, theirs) => [
      'PUT',
      '/private/product-sizes/update',
      { products: [mine, theirs].map((id) => ({ id, height: 80 })) },
    ],
  ],
  [
    'a deletion',
    (mine, theirs) => ['DELETE', '/private/merged-products/delete', { ids: [mine, theirs] }],
  ],
  [
    'a hiding',
    (mine, theirs) => [
      'PUT',
      '/private/merged-products/state',
      { ids: [mine, theirs], state: 'hidden' },
    ],
  ],
])('%s of own products and one of another changes none', async (_, callOf) => {
  const [mine, theirs] = [await newProduct(intruder), await newProduct()];
  const before = await everything();
  expect((await callsOf(shop, intruder).send(...callOf(mine, theirs))).status).toBe(404);
  expect(await everything()).toEqual(before);
});
