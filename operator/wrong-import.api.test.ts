import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBusiness } from '@orendi/server/testing/factories';
import { drawPhoto } from './testing/draw-photo.ts';
import { openTestOperator, type TestOperator } from './testing/run-operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await openTestOperator();
  await operator.write('ok.csv', 'no,name,price\n1,Billy,5\n');
  await operator.write('empty.csv', '');
  await operator.write('latin.csv', Buffer.from('no,name,price\n1,Këndor,5\n', 'latin1'));
  await operator.write('header.csv', 'no,name,price\n');
  await operator.write('photos/a.jpg', await drawPhoto('#123456'));
  await operator.write('bare/readme.txt', 'no pictures');
  await createBusiness(operator.shop, { business_name: 'Twice' });
  await createBusiness(operator.shop, { business_name: 'twice' });
});
afterAll(() => operator.close());

const map = '--map product_name=name,description_en=name,description_al=name,price=price';
const rest = `${map} --key no --category Divane --without-photos`;
const whole = `--business New --email new@x.example ${rest}`;

test.each<[string, string, RegExp]>([
  ['no file', whole, /Name the CSV file/],
  ['two files', `ok.csv ok.csv ${whole}`, /"ok.csv" is not expected here/],
  [
    'an unknown option',
    'ok.csv --bussiness x',
    /no option --bussiness; the options are --business,/,
  ],
  ['an option without its value', 'ok.csv --business', /--business needs a value/],
  ['an option given twice', `ok.csv ${whole} --business x`, /--business is given twice/],
  ['no business', `ok.csv ${rest}`, /Say with --business/],
  ['no map', 'ok.csv --business New', /--map says which column is which/],
  ['an unknown field', `ok.csv ${whole} --map colour=name`, /no field "colour"; the fields are/],
  [
    'an unknown column',
    `ok.csv ${whole} --map color=colour`,
    /no column "colour"; the columns are no, name, price/,
  ],
  [
    'an unknown category',
    `ok.csv ${whole} --categories A=Tents`,
    /no category "Tents".*category list/,
  ],
  [
    'a map that lacks fields',
    'ok.csv --business New --map product_name=name',
    /does not give description_en, description_al, price/,
  ],
  ['a map without category', `ok.csv --business New ${map}`, /does not give category/],
  ['photos without a folder', `ok.csv ${whole} --share-photos`, /--share-photos needs a folder/],
  [
    'an old price without a price',
    'ok.csv --business New --map old_price=price',
    /old_price is mapped and price is not/,
  ],
  ['a factor of 0', `ok.csv ${whole} --price-factor 0`, /--price-factor is a number above 0/],
  ['a negative factor', `ok.csv ${whole} --price-factor -1`, /--price-factor is a number above 0/],
  ['an unknown currency', `ok.csv ${whole} --currency SAR`, /--currency is one of EUR, USD, ALL/],
  ['an unknown decimal mark', `ok.csv ${whole} --decimal dot`, /--decimal is point or comma/],
  [
    'an unknown encoding',
    `ok.csv ${whole} --encoding klingon`,
    /--encoding "klingon" is not known/,
  ],
  ['a delimiter of letters', `ok.csv ${whole} --delimiter xy`, /--delimiter is one character/],
  [
    'a new business without an e-mail',
    `ok.csv --business New ${rest}`,
    /say with --email where its requests go/,
  ],
  [
    'a wrong e-mail',
    `ok.csv --business New --email x ${rest}`,
    /--email "x": Enter a valid e-mail/,
  ],
  ['a wrong phone', `ok.csv ${whole} --phone 12`, /--phone "12": Enter a valid phone number/],
  ['a wrong language', `ok.csv ${whole} --language sq`, /--language is al or en/],
  [
    'a logo that is no picture',
    `ok.csv ${whole} --logo ok.csv`,
    /^ok\.csv: This file is not an image/,
  ],
  ['a business by an unknown id', `ok.csv --business 999 ${rest}`, /no business with the id 999/],
  [
    'a name that two businesses have',
    `ok.csv --business TWICE ${rest}`,
    /Several businesses are called "TWICE": name one by its id \(1, 2\)/,
  ],
])('%s is refused in a sentence, with exit code 2', async (_name, line, sentence) => {
  const { code, errors } = await operator.run(`import ${line}`);
  expect(errors).toMatch(sentence);
  expect(errors).toMatch(/^[^\n]*\.$/);
  expect(code).toBe(2);
});

test.each<[string, string, RegExp]>([
  ['a missing file', `none.csv ${whole}`, /none\.csv is not there/],
  ['a folder', `photos ${whole}`, /photos is a folder, not a CSV file/],
  ['an empty file', `empty.csv ${whole}`, /empty\.csv is empty/],
  ['a file that is not UTF-8', `latin.csv ${whole}`, /latin\.csv is not utf-8 text \(line 2\)/],
  ['a missing photo folder', `ok.csv ${whole} --photos none`, /none is not there/],
  ['a file as photo folder', `ok.csv ${whole} --photos ok.csv`, /ok\.csv is not a folder/],
  ['a photo folder without pictures', `ok.csv ${whole} --photos bare`, /bare holds no pictures/],
  ['a missing logo', `ok.csv ${whole} --logo none.png`, /none\.png is not there/],
  [
    'a report that cannot be written',
    `ok.csv ${whole} --report none/r.csv`,
    /report cannot be written to .*no such file/,
  ],
])('%s is refused in a sentence, with exit code 1', async (_name, line, sentence) => {
  const { code, errors } = await operator.run(`import ${line}`);
  expect(errors).toMatch(sentence);
  expect(errors).toMatch(/^[^\n]*\.$/);
  expect(code).toBe(1);
});

test('a header without rows brings nothing', async () => {
  expect(await operator.run(`import header.csv ${whole}`)).toMatchObject({
    code: 1,
    errors: '',
  });
});

test('nothing of all this is written', async () => {
  const { rows } = await operator.shop.pool.query('select business_name from business order by id');
  expect(rows).toEqual([{ business_name: 'Twice' }, { business_name: 'twice' }]);
  expect((await operator.shop.pool.query('select from product')).rowCount).toBe(0);
});

test('an encoding that is named is read', async () => {
  const { code } = await operator.run(`import latin.csv ${whole} --encoding latin1`);
  expect(code).toBe(0);
  const { rows } = await operator.shop.pool.query('select product_name from product');
  expect(rows).toEqual([{ product_name: 'Këndor' }]);
});
