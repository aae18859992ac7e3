import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markName } from '@orendi/server/platform/shop-mark';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawPhoto } from './testing/draw-photo.ts';
import {
  countsIn,
  header,
  importOptions,
  openImporter,
  type TestImporter,
} from './testing/open-importer.ts';
import { openTestOperator } from './testing/run-operator.ts';

let operator: TestImporter;
beforeAll(async () => {
  operator = await openImporter();
});
afterAll(() => operator.close());
beforeEach(async () => {
  await operator.shop.pool.query('truncate business cascade');
});

test('rows that cannot go in are listed with line and every reason, the rest goes in', async () => {
  const { code, output } = await operator.importRows(
    [
      `1,${'x'.repeat(121)},y,Divane,5,,,100.jpg`,
      '2,Name,,Tents,free,never,5 ft,none.jpg',
      '3,Good,Sofa,Divane,5,,,100.jpg',
      '3,Better,Sofa,Divane,6,,,100.jpg',
      ',Nameless,Sofa,Divane,5,,,100.jpg',
      '4,Zero,Sofa,Divane,0.004,,,100.jpg',
      '5,Dear,Sofa,Divane,1000000000,,,100.jpg',
      '6,Odd,Sofa,Divane,5,,1.234567,100.jpg',
      '7,No photo,Sofa,Divane,5,,,',
      '8,Broken photo,Sofa,Divane,5,,,100.jpg;broken.jpg',
      `9,"two\nlines",${'d'.repeat(501)},Divane,5,,,100.jpg`,
      '10,Last,Sofa,Divane,5,,,100.jpg',
    ],
    '--decimal point',
  );
  expect(code).toBe(0);
  expect(countsIn(output)).toMatchObject({ 'rows read': 12, new: 2, refused: 9, repeated: 1 });
  const lines = output.split('\n').map((line) => line.trim());
  expect(lines.filter((line) => line.startsWith('line '))).toEqual([
    'line 5 (3) repeats line 4',
    'line 2 (1): product_name: Enter at most 120 characters',
    'line 3 (2): length: "5 ft" is not a number in cm; price: "free" is not a number; old_price: "never" is not a number; category: there is no category "Tents"; description_en: This field is required; description_al: This field is required; photos: there is no file "none.jpg" in the folder',
    'line 6 (Nameless Sofa): key: the row has no article number',
    'line 7 (4): price: The value must be at least 0.01',
    'line 8 (5): price: The value must be at most 99,999,999.99',
    'line 9 (6): length: Enter no more than two decimals',
    'line 10 (7): photos: At least one photo is required',
    'line 11 (8): photos: broken.jpg: This file is not an image that can be read. Use jpg, png, avif or webp',
    'line 12 (9): product_name: Enter at most 120 characters; description_en: Enter at most 500 characters; description_al: Enter at most 500 characters',
  ]);
  expect((await operator.listProducts()).map(({ key }) => key)).toEqual(['3', '10']);
});

test('a refused row leaves no picture behind', async () => {
  const fresh = await openTestOperator();
  try {
    await fresh.write('photos/ok.jpg', await drawPhoto('#654321'));
    await fresh.write('photos/bad.jpg', Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]));
    await fresh.write('products.csv', `${header}\n1,Billy,Shelf,Divane,5,,,ok.jpg;bad.jpg\n`);
    const { code } = await fresh.run(`import products.csv ${importOptions}`);
    expect(code).toBe(1);
    const pictures = await readdir(join(fresh.shop.dataDir, 'pictures'));
    expect(pictures.filter((name) => !name.startsWith('.') && name !== markName)).toEqual([]);
    expect((await fresh.shop.pool.query('select from business')).rowCount).toBe(0);
  } finally {
    await fresh.close();
  }
});

test('descriptions are cut only when that is asked for', async () => {
  const text = 'word '.repeat(120);
  await operator.write('products.csv', `name,text,price\nBilly,${text},5\n`);
  const line =
    'import products.csv --business X --email x@x.example --category Divane --without-photos ' +
    '--map product_name=name,description_en=text,description_al=text,price=price';
  expect(countsIn((await operator.run(line)).output)).toMatchObject({ new: 0, refused: 1 });
  const { code } = await operator.run(`${line} --shorten`);
  expect(code).toBe(0);
  const [product] = await operator.listProducts();
  const { description_en } = await operator.getProduct(product?.id);
  expect(description_en).toMatch(/^(word )+word…$/);
  expect(description_en.length).toBeGreaterThan(490);
  expect(description_en.length).toBeLessThanOrEqual(500);
});

test('broken records cost themselves and nothing else', async () => {
  const { code, output } = await operator.importRows([
    '1,Billy,"Bookcase,Divane,5,,,100.jpg',
    '2,Ektorp,Sofa,Divane,5,,,100.jpg',
    '3,Too,few',
    '4,Poäng,Chair,Divane,5,,,100.jpg',
  ]);
  expect(code).toBe(0);
  expect(countsIn(output)).toMatchObject({ 'rows read': 4, new: 2, refused: 2 });
  expect(output).toMatch(/line 2 \(1,Billy.*\): a quote is opened and not properly closed/);
  expect(output).toMatch(/line 4 \(3 \| Too \| few\): it has 3 columns where the header has 8/);
});

test('the report holds the refused rows as they were', async () => {
  await operator.importRows(
    ['1,"Billy ""the"" shelf","a\nb",Tents,5,,,100.jpg', '2,Ok,Sofa,Divane,5,,,100.jpg', '3,short'],
    '--report refused.csv',
  );
  expect(await readFile(join(operator.folder, 'refused.csv'), 'utf8')).toBe(
    [
      `\uFEFFline,reason,${header}`,
      '2,"category: there is no category ""Tents""",1,"Billy ""the"" shelf","a\nb",Tents,5,,,100.jpg',
      '5,it has 2 columns where the header has 8,3 | short,,,,,,,',
      '',
    ].join('\r\n'),
  );
});
