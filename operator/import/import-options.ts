import { businessOptions } from '../business/read-new-business.ts';
import type { Options } from '@orendi/server/features/operators/index';

export const importOptions = {
  'business NAME': 'whose products they are: its name or id; a new one needs --email',
  'map MAP...':
    'what each field is made of: "product_name={name} {size},price=price", or @map.json; may be repeated',
  'key COLUMN':
    'the column with the article number, by which a later import finds a product again (default: its name and category)',
  'categories MAP...':
    'their categories in ours: "Beds=Krevate,Bar furniture=22", or @categories.json; may be repeated',
  'category NAME': 'the category of all rows that have no other',
  'photos DIR':
    'the folder of photos: those the field "photos" names, else KEY.jpg, KEY-2.jpg and so on',
  'share-photos': 'products without photos of their own get one of the folder, always the same',
  'without-photos': 'takes products that have no photo',
  'currency CODE': 'of the prices: EUR, USD or ALL (default EUR)',
  'price-factor NUMBER': 'what prices are multiplied by, such as an exchange rate (default 1)',
  'decimal point|comma': 'the decimal mark of all numbers (default: seen from each number)',
  shorten: 'cuts descriptions that are too long instead of refusing the row',
  'delimiter CHAR': 'what separates columns: a character or "tab" (default: seen from the header)',
  'encoding NAME': 'of the file, such as windows-1250 or latin1 (default UTF-8)',
  ...businessOptions,
  'dry-run': 'checks everything and writes nothing',
  'report FILE': 'writes the refused rows there as CSV',
};

export type ImportOptions = Options<typeof importOptions>;

export const importHelp = `Brings the products of a CSV file into the shop.

  npm run operator -- import FILE.csv --business NAME --map MAP [options]

Run again with the same article numbers, it updates products instead of doubling them. Rows that
cannot go in are listed with line and reason; the rest goes in.`;
