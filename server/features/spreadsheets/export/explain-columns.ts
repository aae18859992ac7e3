import { namedColors } from '@orendi/contract/colors';
import { photos, textLimits } from '@orendi/contract/limits';
import { currencies, saleTypes } from '@orendi/contract/money';
import { type Language, m } from '@orendi/messages';
import { type Column, columns, headingOf, requiredColumns } from '../columns.ts';
import type { Category } from '../reading/category-finder.ts';
import { saleTypeNames } from '../reading/read-price.ts';
import type { SheetContent } from '../workbook/write-workbook.ts';

type Explain = (options: { locale: Language }) => string;

const size: Explain = (options) => m.api_sheet_help_size({}, options);
const attribute: Explain = (options) =>
  m.api_sheet_help_name({ max: textLimits.attribute }, options);
const description: Explain = (options) =>
  m.api_sheet_help_description({ max: textLimits.description }, options);
const material: Explain = (options) => m.api_sheet_help_material({}, options);

const explanations: Record<Column, Explain> = {
  id: (options) => m.api_sheet_help_id({}, options),
  product_name: (options) => m.api_sheet_help_name({ max: textLimits.name }, options),
  description_en: description,
  description_al: description,
  price: (options) => m.api_sheet_help_price({}, options),
  currency: (options) => m.api_sheet_help_currency({}, options),
  sale_type: (options) => m.api_sheet_help_discount_type({}, options),
  sale: (options) => m.api_sheet_help_discount({}, options),
  industry: (options) => m.api_sheet_help_industry({}, options),
  category: (options) => m.api_sheet_help_category({}, options),
  brand: attribute,
  model: attribute,
  length: size,
  width: size,
  height: size,
  weight: (options) => m.api_sheet_help_weight({}, options),
  material,
  material_al: material,
  color: (options) => m.api_sheet_help_color({}, options),
  quantity: (options) => m.api_sheet_help_quantity({}, options),
  photos: (options) => m.api_sheet_help_photos({ max: photos.max }, options),
};

/** The second sheet: what each column takes, and the values to choose from in both languages. */
export function explainColumns(categories: Category[], locale: Language): SheetContent {
  const heading = (column: Column) => headingOf(column, locale);
  const required = (column: Column) =>
    requiredColumns.includes(column) ? m.api_sheet_yes({}, { locale }) : null;
  const explained = columns.map((column) => [
    heading(column),
    required(column),
    explanations[column]({ locale }),
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
      [
        m.api_sheet_column({}, { locale }),
        m.api_sheet_must({}, { locale }),
        m.api_sheet_explanation({}, { locale }),
      ],
      ...explained,
      [],
      [m.api_sheet_allowed({}, { locale })],
      [heading('currency'), ...currencies],
      [
        heading('sale_type'),
        ...saleTypes.flatMap((type) =>
          (['al', 'en'] as const).map((language) => saleTypeNames[type]({}, { locale: language })),
        ),
      ],
      [],
      [
        headingOf('industry', 'al'),
        headingOf('category', 'al'),
        headingOf('industry', 'en'),
        headingOf('category', 'en'),
      ],
      ...places,
      [],
      [headingOf('color', 'al'), headingOf('color', 'en')],
      ...namedColors.map(({ al, en, hex }) => [al, en, hex]),
    ],
  };
}
