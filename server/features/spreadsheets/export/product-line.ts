import { namedColors } from '@orendi/contract/colors';
import { detailNames, details } from '@orendi/contract/product-fields';
import type { Language } from '@orendi/messages';
import { sayValue } from '../../catalogue/index.ts';
import { type Column, columns } from '../columns.ts';
import type { OwnProduct } from '../own-product-queries.ts';
import { photoName } from '../photos/choose-photos.ts';
import type { Category } from '../reading/category-finder.ts';
import { saleTypeNames } from '../reading/read-price.ts';

type Value = string | number | null;

/** A product's row, one value per column; importing it again changes nothing. */
export function productLine(
  { id, fields, pictures }: OwnProduct,
  category: Category | undefined,
  language: Language,
): Value[] {
  const { industry_id: _industry, category_id: _category, sale = 0, ...rest } = fields;
  const values: { [Name in Column]?: Value } = {
    product_name: rest.product_name,
    description_en: rest.description_en,
    description_al: rest.description_al,
    price: rest.price,
    currency: rest.currency,
    ...Object.fromEntries(
      detailNames.map((name) => [name, sayValue(details[name], rest[name] ?? null, language)]),
    ),
    id,
    sale: sale > 0 ? sale : null,
    sale_type: rest.sale_type && saleTypeNames[rest.sale_type]({}, { locale: language }),
    industry: nameIn(language, category?.industry_name, category?.industry_name_al),
    category: nameIn(language, category?.category_name, category?.category_name_al),
    color: rest.color ? colorName(rest.color, language) : null,
    photos: pictures.map(({ key }) => photoName(key)).join('; '),
  };
  return columns.map((column) => values[column] ?? null);
}

const nameIn = (language: Language, en = '', al: string | null = null) =>
  language === 'al' && al !== null ? al : en;

/** The name of a named color; any other value unchanged. */
function colorName(color: string, language: Language): string {
  return namedColors.find(({ hex }) => hex === color)?.[language] ?? color;
}
