import { type Language, m } from '@orendi/messages';
import type { Services } from '../../../services.ts';
import { type Column, columns, headingOf } from '../columns.ts';
import { listCategories } from '../list-categories.ts';
import { listOwnProducts, type OwnProduct } from '../own-product-queries.ts';
import { writeWorkbook } from '../workbook/write-workbook.ts';
import { explainColumns } from './explain-columns.ts';
import { productLine } from './product-line.ts';

const widths: Partial<Record<Column, number>> = {
  product_name: 32,
  description_en: 48,
  description_al: 48,
  industry: 20,
  category: 24,
  photos: 40,
};

/** A workbook to fill in, without products. */
export function exportTemplate({ db }: Pick<Services, 'db'>, language: Language) {
  return writeProducts(db, [], language);
}

/** A workbook of all products of a business, to be edited and imported again. */
export async function exportCatalogue(
  { db }: Pick<Services, 'db'>,
  businessId: number,
  language: Language,
) {
  return writeProducts(db, await listOwnProducts(db, businessId), language);
}

async function writeProducts(db: Services['db'], products: OwnProduct[], language: Language) {
  const categories = await listCategories(db);
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  return writeWorkbook([
    {
      name: m.api_sheet_products({}, { locale: language }),
      widths: columns.map((column) => widths[column] ?? 16),
      rows: [
        columns.map((column) => headingOf(column, language)),
        ...products.map((product) =>
          productLine(product, categoryOf.get(product.fields.category_id), language),
        ),
      ],
    },
    explainColumns(categories, language),
  ]);
}
