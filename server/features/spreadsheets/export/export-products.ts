import { languages } from '@orendi/contract/language';
import { type Language, m } from '@orendi/messages';
import { namedColors } from '@orendi/contract/colors';
import { detailNames, columnOfField, productFieldNames } from '@orendi/contract/product-fields';
import type { Services } from '../../../services.ts';
import type { Sender } from '../../../platform/fair-queue.ts';
import {
  listStoredProducts,
  sayValue,
  type StoredProduct,
  saidValues,
} from '../../catalogue/index.ts';
import { type Column, columns, headingOf, explain, isRequired } from '../columns.ts';
import { type Category, listCategories } from '../reading/category-finder.ts';
import { writeWorkbook, type SheetContent } from '../workbook/write-workbook.ts';
import { photoName } from '../photos/choose-photos.ts';
import { saleTypeNames } from '../reading/read-price.ts';
import { currencies, saleTypes } from '@orendi/contract/money';

const widths: Partial<Record<Column, number>> = {
  product_name: 32,
  description_en: 48,
  description_al: 48,
  industry: 20,
  category: 24,
  photos: 40,
};

/**
 * All products of a business, to be edited and imported again.
 * @param businessId null for a template without any
 * @throws QueueFull
 */
export async function exportProducts(
  { db }: Pick<Services, 'db'>,
  businessId: number | null,
  { sender, language }: { sender: Sender; language: Language },
) {
  const products = businessId === null ? [] : await listStoredProducts(db, businessId);
  const categories = await listCategories(db);
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  const sheets = [
    {
      name: m.api_sheet_products({}, { locale: language }),
      widths: columns.map((column) => widths[column] ?? 16),
      rows: [
        columns.map((column) => headingOf(column, language)),
        ...products.map((product) =>
          productLine(product, categoryOf.get(product.fields.category_id ?? 0), language),
        ),
      ],
    },
    explainColumns(categories, language),
  ];
  return writeWorkbook(sheets, sender);
}

type Value = string | number | null;

/** Importing the row again changes nothing. */
export function productLine(
  { id, fields, pictures }: StoredProduct,
  category: Category | undefined,
  language: Language,
): Value[] {
  const { industry_id: _industry, category_id: _category, sale, ...rest } = fields;
  const values: { [Name in Column]?: Value } = {
    product_name: rest.product_name,
    description_en: rest.description_en,
    description_al: rest.description_al,
    price: rest.price,
    currency: rest.currency,
    ...Object.fromEntries(
      detailNames.map((name) => [name, sayValue(name, rest[name] ?? null, language)]),
    ),
    id,
    sale: sale > 0 ? sale : null,
    sale_type: rest.sale_type && saleTypeNames[rest.sale_type]({}, { locale: language }),
    sale_from: rest.sale_from,
    sale_to: rest.sale_to,
    industry: nameIn(language, category?.industry_name, category?.industry_name_al),
    category: nameIn(language, category?.category_name, category?.category_name_al),
    // A value that is none of the named colors stays as it is.
    color: namedColors.find(({ hex }) => hex === rest.color)?.[language] ?? (rest.color || null),
    photos: pictures.map(({ key }) => photoName(key)).join('; '),
  };
  return columns.map((column) => values[column] ?? null);
}

const nameIn = (language: Language, en = '', al: string | null = null) =>
  language === 'al' && al !== null ? al : en;

/** The second sheet: what each column accepts, and the values to choose from in both languages. */
function explainColumns(categories: Category[], locale: Language): SheetContent {
  const heading = (column: Column) => headingOf(column, locale);
  const required = (column: Column) =>
    isRequired(column) ? m.api_sheet_yes({}, { locale }) : null;
  const explained = columns.map((column) => [
    heading(column),
    required(column),
    explain(column, locale),
  ]);
  const places = categories.map((category) => [
    category.industry_name_al ?? category.industry_name,
    category.category_name_al ?? category.category_name,
    category.industry_name,
    category.category_name,
  ]);
  return {
    name: m.api_sheet_help({}, { locale }),
    widths: [28, 28, 40, 28],
    rows: [
      [m.api_sheet_column, m.api_sheet_must, m.api_sheet_explanation].map((word) =>
        word({}, { locale }),
      ),
      ...explained,
      [],
      [m.api_sheet_allowed({}, { locale })],
      [heading('currency'), ...currencies],
      [
        heading('sale_type'),
        ...saleTypes.flatMap((type) =>
          languages.map((language) => saleTypeNames[type]({}, { locale: language })),
        ),
      ],
      ...valuesToSay(heading),
      [],
      languages.flatMap((each) => [headingOf('industry', each), headingOf('category', each)]),
      ...places,
      [],
      languages.map((each) => headingOf('color', each)),
      ...namedColors.map(({ al, en, hex }) => [al, en, hex]),
    ],
  };
}

/** The values to choose from, in both languages, of each column that has words for them. */
function valuesToSay(heading: (column: Column) => string): string[][] {
  return productFieldNames.flatMap((name) => {
    const said = languages.flatMap((each) => saidValues(name, each).map(({ said }) => said));
    return said.length === 0 ? [] : [[heading(columnOfField(name)), ...said]];
  });
}
