import { type Language, m } from '@orendi/messages';
import type { Services } from '../../../services.ts';
import type { Sender } from '../../../platform/fair-queue.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { QueueFull } from '../../../platform/media/index.ts';
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
export function exportTemplate({ db }: Pick<Services, 'db'>, sender: Sender, language: Language) {
  return writeProducts(db, [], { sender, language });
}

/** A workbook of all products of a business, to be edited and imported again. */
export async function exportCatalogue(
  { db }: Pick<Services, 'db'>,
  businessId: number,
  reader: { sender: Sender; language: Language },
) {
  return writeProducts(db, await listOwnProducts(db, businessId), reader);
}

/** @throws ApiError UNAVAILABLE when too many others are waiting */
async function writeProducts(
  db: Services['db'],
  products: OwnProduct[],
  { sender, language }: { sender: Sender; language: Language },
) {
  const categories = await listCategories(db);
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  const sheets = [
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
  ];
  return writeWorkbook(sheets, sender).catch((error: unknown) => {
    throw error instanceof QueueFull
      ? new ApiError('UNAVAILABLE', { headers: { 'Retry-After': '10' } })
      : error;
  });
}
