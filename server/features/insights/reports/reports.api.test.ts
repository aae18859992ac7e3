import { type CellObject, read, type WorkBook } from '@e965/xlsx';
import { m } from '@orendi/messages';
import { productWords } from '@orendi/contract/product-words';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { createRateLimiter } from '../../../platform/http/rate-limit.ts';
import { createWorkbooks } from '../../../platform/sheets/index.ts';
import { createPackage, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';
import { storeViews } from '../testing/store-views.ts';

let shop: TestShop;
let seller: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUpOwner(shop);
});

type Report = 'requests' | 'stats' | 'products';
const download = (report: Report, by: Seller = seller, from = shop, query = '') =>
  from.request(`/v1/private/business-report/download-${report}${query}`, { headers: by.headers });
const workbook = async (report: Report, from = shop) => {
  const response = await download(report, seller, from);
  expect(response.status).toBe(200);
  return read(await response.arrayBuffer(), { dense: true });
};
const rowsOf = ({ Sheets }: WorkBook, name: string) =>
  (Sheets[name]?.['!data'] ?? []).map((row) => Array.from(row, (cell?: CellObject) => cell?.v));
const inAlbanian = () =>
  shop.db.updateTable('account').set({ language: 'al' }).where('id', '=', seller.id).execute();

const ask = (fields: Record<string, unknown> = {}, count = 1) =>
  shop.pool.query(
    `insert into request (business_id, item_id, item_type, item_name, item_price, item_currency, client_name,
       client_phone, client_phone_typed, preferred_contact_method, client_message, client_language, created_at)
     select $1, 1, 'product', 'Divan Dora', 1249.5, 'EUR', 'Ëngjëll Çela', '+355691234567', '069/123-4567', 'phone', $2, 'al', $3
     from generate_series(1, $4)`,
    [
      seller.businessId,
      fields.message ?? '=1+1',
      fields.createdAt ?? '2026-01-15T22:30:00Z',
      count,
    ],
  );

test('whoever asks for the headers of a report leaves no file open', async () => {
  await ask({}, 2_000);
  const writing = vi.spyOn(shop.services.workbooks, 'write');
  onTestFinished(() => writing.mockRestore());
  const path = '/v1/private/business-report/download-requests';
  const response = await shop.request(path, { method: 'HEAD', headers: seller.headers });
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(200_000);
  const written = await writing.mock.results[0]?.value;
  await expect.poll(() => written?.handle.fd).toBe(-1);
});

test.each(['requests', 'stats', 'products'] as const)(
  'the report of %s is a file of Excel 97, under its name',
  async (report) => {
    const response = await download(report);
    expect(response.headers.get('content-type')).toBe('application/vnd.ms-excel');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="business_${report}.xls"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(bytes.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
  },
);

describe('the requests', () => {
  test('are told in English, at the time of Tirana, and run no formula', async () => {
    await ask();
    const book = await workbook('requests');
    expect(book.SheetNames).toEqual(['Requests']);
    const [header, row] = rowsOf(book, 'Requests');
    expect(header?.slice(0, 6)).toEqual(['No.', 'Date', 'Status', 'Item', 'Type', 'Price']);
    expect(row).toEqual([
      expect.any(Number),
      expect.closeTo(46_037 + 23.5 / 24, 6),
      'Pending',
      'Divan Dora',
      'Product',
      1249.5,
      'EUR',
      'Ëngjëll Çela',
      '+355691234567',
      '069/123-4567',
      undefined,
      'Phone',
      '=1+1',
    ]);
    const [, date] = book.Sheets.Requests?.['!data']?.[1] ?? [];
    expect(date?.w).toBe('2026-01-15 23:30');
    const message = book.Sheets.Requests?.['!data']?.[1]?.[12];
    expect(message?.t).toBe('s');
    expect(message?.f).toBeUndefined();
  });

  test('have what the seller has written down, and what has become of each, with all sources alone', async () => {
    await ask();
    const id = async () => (await shop.pool.query('select max(id) as id from request')).rows[0].id;
    await shop.pool.query(
      `update request set state = 'lost', note = 'Do ta marrë', offered_price = 900.5, offered_currency = 'ALL',
       lost_reason = '=1', follow_up_on = '2027-03-11' where id = $1`,
      [await id()],
    );
    await ask({ message: '' });
    await shop.pool.query(`update request set state = 'answered', source = 'hand' where id = $1`, [
      await id(),
    ]);
    const all = await download('requests', seller, shop, '?sources=all');
    const rows = rowsOf(read(await all.arrayBuffer(), { dense: true }), 'Requests');
    const since = (row: unknown[] = []) => row.slice(13);
    expect(rows.map((row) => since(row))).toEqual([
      ['Source', 'Stage', 'Offered price', 'Currency', 'Why it was lost', 'Follow up on', 'Note'],
      ['Written down', 'Answered'],
      ['Request form', 'Lost', 900.5, 'ALL', '=1', '2027-03-11', 'Do ta marrë'],
    ]);
    const forms = rowsOf(await workbook('requests'), 'Requests');
    expect(forms.map((row) => row.length)).toEqual([13, 13]);
    expect((await download('requests', seller, shop, '?sources=hand')).status).toBe(422);
  });

  test('name the business where it was asked itself, without a price', async () => {
    await ask();
    await shop.pool.query(
      `update request set item_type = 'business', item_name = 'Mobileria Drini', item_price = null, item_currency = null
       where business_id = $1`,
      [seller.businessId],
    );
    const [, row] = rowsOf(await workbook('requests'), 'Requests');
    expect(row?.slice(3, 7)).toEqual(['Mobileria Drini', 'Store', undefined, undefined]);
  });

  test('are told in Albanian', async () => {
    await inAlbanian();
    await ask({ message: 'Përshëndetje, a e keni në të kuqe?' });
    const book = await workbook('requests');
    expect(book.SheetNames).toEqual(['Kërkesat']);
    const [header, row] = rowsOf(book, 'Kërkesat');
    expect(header?.slice(0, 4)).toEqual(['Nr.', 'Data', 'Statusi', 'Artikulli']);
    expect(row?.[2]).toBe('Në pritje');
    expect(row?.at(-1)).toBe('Përshëndetje, a e keni në të kuqe?');
  });

  test('are all there, once each, over steps and sheets', async () => {
    const few = await openTestShopOn(1_500);
    await ask({}, 3_200);
    const book = await workbook('requests', few);
    expect(book.SheetNames).toEqual(['Requests', 'Requests 2', 'Requests 3']);
    const ids = book.SheetNames.flatMap((name) =>
      rowsOf(book, name)
        .slice(1)
        .map(([id]) => Number(id)),
    );
    expect(ids).toHaveLength(3_200);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  test('are the own ones only', async () => {
    await ask();
    seller = await signUpOwner(shop);
    expect(rowsOf(await workbook('requests'), 'Requests')).toHaveLength(1);
  });
});

/** Opens the same test shop with a limit of rows per sheet. */
async function openTestShopOn(maxRows: number): Promise<TestShop> {
  const { buildApp } = await import('../../../app.ts');
  const app = buildApp({ ...shop.services, workbooks: createWorkbooks({ maxRows }) });
  return { ...shop, request: async (path, init) => app.request(path, init) };
}

test('products and packages have a sheet each', async () => {
  const product = await createProduct(shop, {
    business_id: seller.businessId,
    product_name: '-Divan',
    price: 200,
    sale: 25,
    sale_type: 'percentage',
    material: 'Leather',
    material_al: 'Lëkurë',
    width: 90,
    warranty_months: 24,
    made_to_measure: false,
    delivery: 'pickup',
    pictureCount: 3,
  });
  await createPackage(shop, {
    business_id: seller.businessId,
    products: [{ product_id: product, quantity: 2 }],
  });
  await storeViews(shop, [{ id: product, views: 7 }]);
  await inAlbanian();
  const book = await workbook('products');
  expect(book.SheetNames).toEqual(['Produktet', 'Kompletet']);
  const cellsOf = (name: string) => {
    const [header = [], row = []] = rowsOf(book, name);
    return Object.fromEntries(header.map((title, i) => [String(title), row[i]]));
  };
  expect(cellsOf('Produktet')).toMatchObject({
    'Nr.': product,
    Emri: '-Divan',
    Çmimi: 200,
    Ulja: 25,
    'Lloji i uljes': 'Përqindje',
    'Çmimi me ulje': 150,
    'Gjerësia (cm)': 90,
    Materiali: 'Lëkurë',
    'Garanci (muaj)': 24,
    'Sipas masës': 'Jo',
    Transporti: 'E merr blerësi',
    Montimi: undefined,
    Foto: 3,
    Shikime: 7,
  });
  expect(cellsOf('Kompletet')).toMatchObject({ Emri: 'Dhomë e plotë', Përmban: '2 x -Divan' });
});

test.each(['en', 'al'] as const)(
  'the products have every field that has a word (%s)',
  async (locale) => {
    if (locale === 'al') await inAlbanian();
    const book = await workbook('products');
    const [header = []] = rowsOf(book, book.SheetNames[0] ?? '');
    const said = Object.values(productWords).flatMap(({ report }) =>
      report ? [m[report as 'report_name']({}, { locale })] : [],
    );
    expect(header).toEqual(expect.arrayContaining(said));
  },
);

test('the figures have their days, as days', async () => {
  await shop.pool.query(
    `insert into business_contact_day (business_id, day, contacts)
     values ($1, ($2::timestamptz at time zone 'Europe/Tirane')::date, 1)`,
    [seller.businessId, shop.services.clock()],
  );
  const book = await workbook('stats');
  expect(book.SheetNames).toEqual(['Summary', 'Most viewed', 'Last 30 days']);
  expect(rowsOf(book, 'Summary')).toEqual([
    ['Figure', 'Value'],
    ['Requests in total', 0],
    ['Products online', 0],
    ['Visits in total', 0],
    ['Contacts in total', 1],
  ]);
  const rows = rowsOf(book, 'Last 30 days');
  expect(rows).toHaveLength(31);
  expect(rows[0]).toEqual(['Day', 'Visits', 'Requests', 'Contacts']);
  expect(rows.at(-1)).toEqual([expect.any(Number), 0, 0, 1]);
  const [day] = book.Sheets['Last 30 days']?.['!data']?.at(-1) ?? [];
  expect(day?.w).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('when too many wait, others are asked to come back later', async () => {
  const workbooks = createWorkbooks({ longestLine: 1 });
  const crowded = await openTestShop({ services: { workbooks } });
  const busy = await signUpOwner(crowded);
  const { promise: enough, resolve: letGo } = Promise.withResolvers<void>();
  const slow = async function* (): AsyncGenerator<string[][]> {
    await enough;
    yield [['Divan Dora']];
  };
  const column = { header: 'Piece', kind: 'text', width: 20 } as const;
  const sheet = () => [{ name: 'Slow', columns: [column], rows: slow() }];
  const sender = { account: 'other', network: '192.0.2' };
  const others = [workbooks.write(sheet(), sender), workbooks.write(sheet(), sender)];
  const refused = await download('stats', busy, crowded);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('10');
  letGo();
  for (const { handle } of await Promise.all(others)) await handle.close();
  const written = await download('stats', busy, crowded);
  expect(written.status).toBe(200);
  await written.body?.cancel();
  await crowded.close();
});

test('reports may be asked for so and so often', async () => {
  const limited = await openTestShop({ services: { countCall: createRateLimiter(1 / 30) } });
  const eager = await signUpOwner(limited);
  const first = await download('stats', eager, limited);
  await first.body?.cancel();
  expect(first.status).toBe(200);
  expect((await download('requests', eager, limited)).status).toBe(429);
  await limited.close();
});
