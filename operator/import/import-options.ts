import { businessOptions } from '../business/read-new-business.ts';
import type { Options, OptionSpec } from '../command-line/read-options.ts';

export const importOptions = {
  business: {
    kind: 'text',
    value: 'NAME',
    help: 'whose products they are: its name or id; a new one needs --email',
  },
  map: {
    kind: 'texts',
    value: 'MAP',
    help: 'what each field is made of: "product_name={name} {size},price=price", or @map.json; may be repeated',
  },
  key: {
    kind: 'text',
    value: 'COLUMN',
    help: 'the column with the article number, by which a later import finds a product again (default: its name and category)',
  },
  categories: {
    kind: 'texts',
    value: 'MAP',
    help: 'their categories in ours: "Beds=Krevate,Bar furniture=22", or @categories.json; may be repeated',
  },
  category: { kind: 'text', value: 'NAME', help: 'the category of all rows that have no other' },
  photos: {
    kind: 'text',
    value: 'DIR',
    help: 'the folder of photos: those the field "photos" names, else KEY.jpg, KEY-2.jpg and so on',
  },
  'share-photos': {
    kind: 'flag',
    help: 'products without photos of their own get one of the folder, always the same',
  },
  'without-photos': { kind: 'flag', help: 'takes products that have no photo' },
  currency: { kind: 'text', value: 'CODE', help: 'of the prices: EUR, USD or ALL (default EUR)' },
  'price-factor': {
    kind: 'text',
    value: 'NUMBER',
    help: 'what prices are multiplied by, such as an exchange rate (default 1)',
  },
  decimal: {
    kind: 'text',
    value: 'point|comma',
    help: 'the decimal mark of all numbers (default: seen from each number)',
  },
  shorten: {
    kind: 'flag',
    help: 'cuts descriptions that are too long instead of refusing the row',
  },
  delimiter: {
    kind: 'text',
    value: 'CHAR',
    help: 'what separates columns: a character or "tab" (default: seen from the header)',
  },
  encoding: {
    kind: 'text',
    value: 'NAME',
    help: 'of the file, such as windows-1250 or latin1 (default UTF-8)',
  },
  ...businessOptions,
  'dry-run': { kind: 'flag', help: 'checks everything and writes nothing' },
  report: { kind: 'text', value: 'FILE', help: 'writes the refused rows there as CSV' },
} as const satisfies Record<string, OptionSpec>;

export type ImportOptions = Options<typeof importOptions>;

export const importHelp = `Brings the products of a CSV file into the shop.

  npm run operator -- import FILE.csv --business NAME --map MAP [options]

Run again with the same article numbers, it updates products instead of doubling them. Rows that
cannot go in are listed with line and reason; the rest goes in.`;
