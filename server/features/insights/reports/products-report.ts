import { effectivePrice } from '@orendi/contract/money';
import type { Language } from '@orendi/messages';
import type { Kysely } from 'kysely';
import type { Database, SaleType } from '../../../platform/db/tables.ts';
import type { Sheet } from '../../../platform/sheets/index.ts';
import { type PackageRow, type ProductRow, readPackages, readProducts } from './report-queries.ts';
import { type ReportColumn, sheetOf, word } from './sheet-of.ts';

type AnyRow = ProductRow | PackageRow;

const saleWord = (type: SaleType | null, language: Language) =>
  type && word(type === 'percentage' ? 'report_percentage' : 'report_fixed', language);

const first: ReportColumn<AnyRow>[] = [
  { header: 'report_id', kind: 'number', width: 9, value: ({ id }) => id },
  { header: 'report_name', width: 36, value: ({ name }) => name },
];
const prices: ReportColumn<AnyRow>[] = [
  { header: 'report_price', kind: 'money', width: 12, value: ({ price }) => price },
  { header: 'report_currency', width: 9, value: ({ currency }) => currency },
  { header: 'report_sale', kind: 'money', width: 10, value: ({ sale }) => sale || null },
  { header: 'report_sale_type', value: ({ sale_type }, language) => saleWord(sale_type, language) },
  {
    header: 'report_final_price',
    kind: 'money',
    value: ({ price, sale, sale_type: saleType }) => effectivePrice({ price, sale, saleType }),
  },
];
const last: ReportColumn<AnyRow>[] = [
  { header: 'report_description_al', width: 60, value: ({ description_al }) => description_al },
  { header: 'report_description_en', width: 60, value: ({ description_en }) => description_en },
  { header: 'report_views', kind: 'number', width: 9, value: ({ views }) => views },
  { header: 'report_created', kind: 'moment', width: 17, value: ({ created }) => created },
];

const productColumns: ReportColumn<ProductRow>[] = [
  ...first,
  { header: 'report_brand', width: 18, value: ({ brand }) => brand },
  { header: 'report_model', width: 18, value: ({ model }) => model },
  { header: 'report_industry', width: 20, value: ({ industry }) => industry },
  { header: 'report_category', width: 20, value: ({ category }) => category },
  ...prices,
  { header: 'report_length', kind: 'number', value: ({ length }) => length },
  { header: 'report_width', kind: 'number', value: ({ width }) => width },
  { header: 'report_height', kind: 'number', value: ({ height }) => height },
  { header: 'report_weight', kind: 'number', value: ({ weight }) => weight },
  { header: 'report_color', value: ({ color }) => color },
  { header: 'report_material', width: 18, value: ({ material }) => material },
  { header: 'report_quantity', kind: 'number', width: 9, value: ({ quantity }) => quantity },
  { header: 'report_images', kind: 'number', width: 7, value: ({ images }) => images },
  ...last,
];

const packageColumns: ReportColumn<PackageRow>[] = [
  ...first,
  { header: 'report_contents', width: 50, value: ({ contents }) => contents },
  ...prices,
  ...last,
];

/** What a business sells: a sheet of its products, one of its packages. */
export function productsReport(
  db: Kysely<Database>,
  businessId: number,
  language: Language,
): Sheet[] {
  const products = readProducts(db, businessId, language);
  const packages = readPackages(db, businessId);
  return [
    sheetOf('report_products', language, productColumns, products),
    sheetOf('report_packages', language, packageColumns, packages),
  ];
}
