import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

test('a stop between batches leaves whole products, and the next run brings the rest', async () => {
  const rows = Array.from({ length: 450 }, (_, i) => `${i},Shelf ${i},Shelf,Divane,5,,,100.jpg`);
  await operator.write('products.csv', [header, ...rows].join('\n'));
  const stopped = await operator.runAndStop(`import products.csv ${importOptions}`);
  expect(stopped.code).toBe(0);
  expect(countsIn(stopped.output)).toMatchObject({ 'rows read': 200, new: 200 });
  expect(stopped.output).toContain('Stopped before the end');
  expect(await countWhole()).toBe(200);
  const rest = await operator.run(`import products.csv ${importOptions}`);
  expect(countsIn(rest.output)).toMatchObject({ unchanged: 200, new: 250 });
  expect(await countWhole()).toBe(450);
});

test('a file that fills its batches exactly is read to its end, twice', async () => {
  const rows = Array.from({ length: 400 }, (_, i) => `${i},Shelf ${i},Shelf,Divane,5,,,100.jpg`);
  expect(countsIn((await operator.importRows(rows)).output)).toMatchObject({ new: 400 });
  const again = await operator.importRows(rows);
  expect(again.errors).toBe('');
  expect(countsIn(again.output)).toMatchObject({ unchanged: 400 });
});

test('a failure inside a batch takes the whole batch back', async () => {
  const { pool } = operator.shop;
  await pool.query(`create function fail() returns trigger language plpgsql as $$
    begin raise exception 'disk full'; end $$`);
  await pool.query(`create trigger fail before insert on listing for each row
    when (new.name like '%390%') execute function fail()`);
  const rows = Array.from({ length: 450 }, (_, i) => `${i},Shelf ${i},Shelf,Divane,5,,,100.jpg`);
  const failed = await operator.importRows(rows);
  expect(failed.code).toBe(1);
  expect(failed.errors).toContain('disk full');
  expect(await operator.listProducts()).toHaveLength(200);
  expect(await countWhole()).toBe(200);
  await pool.query('drop function fail cascade');
  expect(countsIn((await operator.importRows(rows)).output)).toMatchObject({
    unchanged: 200,
    new: 250,
  });
});

/** Products that have their picture and their listing. */
async function countWhole() {
  const { rows } = await operator.shop.pool.query<{ count: number }>(
    `select count(*) from product join product_picture on product_id = product.id
     join listing on listing.product_id = product.id and listing.picture_key is not null`,
  );
  return rows[0]?.count;
}

test('two imports for one business do not run at once', async () => {
  await operator.write('products.csv', `${header}\n1,Billy,Bookcase,Divane,5,,,100.jpg`);
  const line = `import products.csv ${importOptions}`;
  const outcomes = await Promise.all([operator.run(line), operator.run(line)]);
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(outcomes.map(({ errors }) => errors).join('')).toBe(
    'Another import for Mobilje Reale is running.',
  );
});
