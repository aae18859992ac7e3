import { createChanges, type Tag } from '@orendi/server/platform/db/changes';
import { openPrimary } from '@orendi/server/platform/db/servers/primary';
import { silentLog } from '@orendi/server/platform/log/log';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawPhoto } from './testing/draw-photo.ts';
import {
  countsIn,
  header,
  importOptions,
  openImporter,
  type TestImporter,
} from './testing/open-importer.ts';

let operator: TestImporter;
beforeAll(async () => {
  operator = await openImporter();
});
afterAll(() => operator.close());
beforeEach(async () => {
  await operator.shop.pool.query('truncate business cascade');
});

test('a row becomes a product that the shop shows, of a business that is made for it', async () => {
  const { code, output } = await operator.importRows(
    [
      '100,  BILLY , Bookcase ,Bookcases & SHELVES,"SR 1,000.10",SR 1.250,40 cm,',
      '101,Ektorp,"Sofa, white","Sofas, big",99.5,50,,sofa Ë.jpg; 100.jpg|sofa-copy.jpg',
    ],
    '--price-factor 0.25 --currency usd',
  );
  expect(code).toBe(0);
  expect(countsIn(output)).toEqual({
    'rows read': 2,
    new: 2,
    updated: 0,
    unchanged: 0,
    repeated: 0,
    refused: 0,
    'pictures stored': 4,
  });
  const [first, second] = await operator.listProducts();
  expect(await operator.getProduct(first?.id)).toMatchObject({
    business: { business_name: 'Mobilje Reale' },
    product_name: 'BILLY Bookcase',
    description_en: 'Bookcase',
    category: 'Bookcases & shelves',
    industry: 'Living room',
    price: 312.5,
    sale: 62.47,
    sale_type: 'fixed',
    currency: 'USD',
    length: 40,
    width: null,
    images: [1, 2, 3].map(() => expect.stringContaining('-64x80-')),
  });
  expect(await operator.getProduct(second?.id)).toMatchObject({
    product_name: 'Ektorp Sofa, white',
    category_al: 'Divane',
    price: 24.88,
    sale: 0,
    sale_type: null,
    images: [expect.stringContaining('-64x80-'), expect.stringContaining('-64x80-')],
  });
  const business = await operator.shop.request(
    `/v1/public/businesses/${(await operator.getProduct(first?.id)).business.id}`,
  );
  expect(await business.json()).toMatchObject({
    data: { email: 'porosi@reale.example', industry_ids: [1], logo: expect.any(String) },
  });
});

test('sizes in a name stay in the name, and those of columns fill the sizes', async () => {
  const { code } = await operator.importRows([
    '1,NORDVIKEN,"Bar table, 140x80 cm",Divane,995,,,100.jpg',
    '2,DALFRED,"Bar stool, 63-74 cm",Divane,195,,50,100.jpg',
    '3,FRODE,"Rug, 1.2 × 1,8 m (2 kg)",Divane,195,,12.5 cm,100.jpg',
  ]);
  expect(code).toBe(0);
  const products = await Promise.all(
    (await operator.listProducts()).map(({ id }) => operator.getProduct(id)),
  );
  expect(products.map(({ product_name, length, width }) => [product_name, length, width])).toEqual([
    ['NORDVIKEN Bar table, 140x80 cm', null, null],
    ['DALFRED Bar stool, 63-74 cm', 50, null],
    ['FRODE Rug, 1.2 × 1,8 m (2 kg)', 12.5, null],
  ]);
});

test('what comes with a product is read in either language, and stays where it is not mapped', async () => {
  await operator.importRows([
    '1,Billy,Bookcase,Divane,5,,,100.jpg',
    '2,Era,Sofa,Divane,5,,,100.jpg',
  ]);
  await operator.write(
    'offers.csv',
    'no;fitted;ready;brought;built;back\n1;Po;3 javë;Me pagesë;Included in the price;14 days\n2;No;0;by drone;;\n',
  );
  const map = [
    'made_to_measure=fitted,lead_time_weeks=ready,delivery=brought',
    'assembly=built,take_back_days=back',
  ].join();
  const { output } = await operator.run(
    `import offers.csv --business "MOBILJE reale" --map ${map} --key no`,
  );
  expect(countsIn(output)).toMatchObject({ updated: 1, refused: 1 });
  const [first, second] = await operator.listProducts();
  const offer = {
    made_to_measure: true,
    lead_time_weeks: 3,
    delivery: 'paid',
    assembly: 'included',
    take_back_days: 14,
  };
  expect(await operator.getProduct(first?.id)).toMatchObject(offer);
  expect(await operator.getProduct(second?.id)).toMatchObject({ delivery: null });
  await operator.write('prices.csv', 'no;price\n1;6\n');
  await operator.run('import prices.csv --business "MOBILJE reale" --map price=price --key no');
  expect(await operator.getProduct(first?.id)).toMatchObject({ ...offer, price: 6 });
});

test('photos named after the article number come in the order of their numbers', async () => {
  await operator.importRows(['100,Billy,Bookcase,Divane,5,,,']);
  const { rows } = await operator.shop.pool.query<{ colour: string }>(
    'select right(picture_key, 6) as colour from product_picture order by position',
  );
  const shades = rows.map(({ colour }) => Math.round(parseInt(colour.slice(0, 2), 16) / 16));
  expect(shades).toEqual([1, 8, 15]);
});

test('the same file again changes nothing, a changed price one product', async () => {
  const rows = ['100,Billy,Bookcase,Divane,5,,,', '101,Ektorp,Sofa,Divane,7,9,,100.jpg'];
  await operator.importRows(rows);
  const before = await operator.listProducts();
  const again = await operator.importRows(rows);
  expect(again.code).toBe(0);
  expect(countsIn(again.output)).toMatchObject({
    unchanged: 2,
    updated: 0,
    new: 0,
    'pictures stored': 0,
  });
  expect(await operator.listProducts()).toEqual(before);

  const changed = await operator.importRows([
    '100,Billy,Bookcase,Divane,5,,,',
    '101,Ektorp,Sofa,Divane,6.5,9,,100.jpg',
  ]);
  expect(countsIn(changed.output)).toMatchObject({ unchanged: 1, updated: 1, new: 0 });
  const [same, other] = await operator.listProducts();
  expect(same).toEqual(before[0]);
  expect(other).toMatchObject({ id: before[1]?.id, version: 2, price: 9, sale: 2.5 });
});

test('changed photos update the product', async () => {
  await operator.importRows(['7,Billy,Bookcase,Divane,5,,,100.jpg;sofa ë.jpg']);
  const { output } = await operator.importRows(['7,Billy,Bookcase,Divane,5,,,sofa ë.jpg']);
  expect(countsIn(output)).toMatchObject({ updated: 1 });
  const [product] = await operator.listProducts();
  expect((await operator.getProduct(product?.id)).images).toHaveLength(1);
});

test('a file with some of the fields leaves the others as they are', async () => {
  await operator.importRows(['7,Billy,Bookcase,Divane,5,8,40,100.jpg']);
  await operator.write('prices.csv', 'no;price\n7;6,50\n8;1\n');
  const { code, output } = await operator.run(
    'import prices.csv --business "MOBILJE reale" --map price=price --key no',
  );
  expect(code).toBe(0);
  expect(countsIn(output)).toMatchObject({ updated: 1, refused: 1 });
  expect(output).toMatch(
    /line 3 \(8\): .*product_name: the product is new, and no column is mapped to this.*photos: At least one photo/,
  );
  const [product] = await operator.listProducts();
  expect(await operator.getProduct(product?.id)).toMatchObject({
    product_name: 'Billy Bookcase',
    price: 6.5,
    sale: 3,
    length: 40,
    images: [expect.any(String)],
  });
});

test('products without photos share those of the folder, always the same way', async () => {
  const rows = Array.from({ length: 30 }, (_, i) => `s${i},Shelf ${i},Shelf,Divane,5,,,`);
  await operator.write('shared/a.jpg', await drawPhoto('#777777'));
  await operator.write('shared/b.jpg', await drawPhoto('#999999'));
  await operator.write('products.csv', [header, ...rows].join('\n'));
  const shared = importOptions.replace('--photos photos', '--photos shared --share-photos');
  const first = await operator.run(`import products.csv ${shared}`);
  expect(countsIn(first.output)).toMatchObject({ new: 30, 'pictures stored': 2 });
  const { rows: uses } = await operator.shop.pool.query(
    'select count(*) from product_picture group by picture_key',
  );
  expect(uses).toHaveLength(2);
  const again = await operator.run(`import products.csv ${shared}`);
  expect(countsIn(again.output)).toMatchObject({ unchanged: 30 });
});

test('without an article number, a product is known by its name and category', async () => {
  const line =
    'import products.csv --business X --email x@x.example --category Divane --without-photos ' +
    '--map product_name=name,description_en=name,description_al=name,price=price';
  await operator.write('products.csv', 'name,price\nBilly,5\nPoäng,6\nBILLY ,7\n');
  const first = await operator.run(line);
  expect(first.output).toContain('line 4 (BILLY) repeats line 2');
  await operator.write('products.csv', 'name,price\nPoäng,8\n');
  const second = await operator.run(line);
  expect(countsIn(second.output)).toMatchObject({ updated: 1, new: 0 });
  expect(await operator.listProducts()).toHaveLength(2);
});

test('a dry run finds the same and writes nothing', async () => {
  await operator.importRows(['1,Billy,Bookcase,Divane,5,,,100.jpg']);
  const before = await operator.listProducts();
  const { code, output } = await operator.importRows(
    ['1,Billy,Bookcase,Divane,6,,,100.jpg', '2,New,Sofa,Divane,5,,,100.jpg', '3,Bad,Sofa,X,5,,,'],
    '--dry-run',
  );
  expect(code).toBe(0);
  expect(output).toContain('nothing was written');
  expect(countsIn(output)).toMatchObject({ new: 1, updated: 1, refused: 1 });
  expect(await operator.listProducts()).toEqual(before);
});

test('what was written is announced to the running shop', async () => {
  const running = createChanges(operator.shop.db, silentLog);
  const heard: Tag[] = [];
  running.onTouched((tags) => heard.push(...tags));
  const listening = await running.listen(openPrimary(operator.shop.connection, silentLog));
  await operator.importRows(['1,Billy,Bookcase,Divane,5,,,100.jpg']);
  const [product] = await operator.listProducts();
  await expect.poll(() => heard).toContain(`product:${product?.id}`);
  expect(heard).toContain('listings');
  await listening.stop();
});
