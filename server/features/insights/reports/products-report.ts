import { effectivePrice } from '@orendi/contract/money';
import {
  albanianDetails,
  detailNames,
  details,
  type FormGroup,
} from '@orendi/contract/product-fields';
import { productWords } from '@orendi/contract/product-words';
import type { Language } from '@orendi/messages';
import type { Db } from '../../../platform/db/tables.ts';
import type { Sheet } from '../../../platform/sheets/index.ts';
import { sayValue } from '../../catalogue/index.ts';
import { type PackageRow, type ProductRow, readPackages, readProducts } from './report-queries.ts';
import { type ReportColumn, sheetOf } from './sheet-of.ts';

type AnyRow = ProductRow | PackageRow;

const first: ReportColumn<AnyRow>[] = [
  { header: 'report_id', kind: 'number', width: 9, value: ({ id }) => id },
  { header: 'report_name', width: 36, value: ({ name }) => name },
];
const prices: ReportColumn<AnyRow>[] = [
  { header: 'report_price', kind: 'money', width: 12, value: ({ price }) => price },
  { header: 'report_currency', width: 9, value: ({ currency }) => currency },
  { header: 'report_sale', kind: 'money', width: 10, value: ({ sale }) => sale || null },
  {
    header: 'report_sale_type',
    value: ({ sale_type }, say) => sale_type && say(`report_${sale_type}`),
  },
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
  ...detailColumns('identity'),
  { header: 'report_industry', width: 20, value: ({ industry }) => industry },
  { header: 'report_category', width: 20, value: ({ category }) => category },
  ...prices,
  ...detailColumns('size', 'look', 'material', 'stock', 'offer'),
  { header: 'report_images', kind: 'number', width: 7, value: ({ images }) => images },
  ...last,
];

const packageColumns: ReportColumn<PackageRow>[] = [
  ...first,
  { header: 'report_contents', width: 50, value: ({ contents }) => contents },
  ...prices,
  ...last,
];

/** The columns for the details in these groups of the form, where the report has a heading. */
function detailColumns(...groups: FormGroup[]): ReportColumn<ProductRow>[] {
  return groups.flatMap((group) =>
    detailNames.flatMap((name): ReportColumn<ProductRow> | [] => {
      const { kind, group: own } = details[name];
      const { report } = productWords[name];
      if (own !== group || report === undefined) return [];
      const inAlbanian = albanianDetails.find(({ english }) => english === name)?.albanian ?? name;
      return {
        header: report as ReportColumn<ProductRow>['header'],
        kind: kind === 'decimal' || kind === 'whole' ? 'number' : 'text',
        width: name === 'quantity' ? 9 : kind === 'line' ? 18 : 14,
        value: (row, _, language) =>
          sayValue(name, row[language === 'al' ? inAlbanian : name], language),
      };
    }),
  );
}

/** One sheet for products, one for packages. */
export function productsReport(db: Db, businessId: number, language: Language): Sheet[] {
  return [
    sheetOf('report_products', language, productColumns, readProducts(db, businessId, language)),
    sheetOf('report_packages', language, packageColumns, readPackages(db, businessId)),
  ];
}
