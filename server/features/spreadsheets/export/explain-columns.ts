import { namedColors } from '@orendi/contract/colors';
import { columnOfField, productFieldNames } from '@orendi/contract/product-fields';
import { currencies, saleTypes } from '@orendi/contract/money';
import { type Language, m } from '@orendi/messages';
import { saidValues } from '../../catalogue/index.ts';
import { type Column, columns, explain, headingOf, isRequired } from '../columns.ts';
import type { Category } from '../reading/category-finder.ts';
import { saleTypeNames } from '../reading/read-price.ts';
import type { SheetContent } from '../workbook/write-workbook.ts';

/** The second sheet: what each column accepts, and the values to choose from in both languages. */
export function explainColumns(categories: Category[], locale: Language): SheetContent {
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
      ...valuesToSay(heading),
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

/** The values to choose from, in both languages, of each column that has words for them. */
function valuesToSay(heading: (column: Column) => string): string[][] {
  return productFieldNames.flatMap((name) => {
    const said = (['al', 'en'] as const).flatMap((language) =>
      saidValues(name, language).map((each) => each.said),
    );
    return said.length === 0 ? [] : [[heading(columnOfField(name)), ...said]];
  });
}
