import { type Language, m } from '@orendi/messages';
import type { Sentence } from '../../platform/http/api-error.ts';

/** What a column of a spreadsheet can hold, in the order in which they are written. */
export const columns = [
  'id',
  'product_name',
  'description_en',
  'description_al',
  'price',
  'currency',
  'sale_type',
  'sale',
  'industry',
  'category',
  'brand',
  'model',
  'length',
  'width',
  'height',
  'weight',
  'material',
  'material_al',
  'color',
  'quantity',
  'photos',
] as const;
export type Column = (typeof columns)[number];

/** What a new product cannot be without. */
export const requiredColumns: readonly Column[] = [
  'product_name',
  'description_en',
  'description_al',
  'price',
  'currency',
  'category',
  'photos',
];

const say =
  (message: (inputs: object, options: { locale: Language }) => string): Sentence =>
  (language) =>
    message({}, { locale: language });

/** The headings are the labels of the product form. */
const headings: Record<Column, Sentence> = {
  id: () => 'ID',
  product_name: say(m.product_name),
  description_en: say(m.profile_description_en),
  description_al: say(m.profile_description_al),
  price: say(m.product_price),
  currency: say(m.product_currency),
  sale_type: say(m.product_discount_type),
  sale: say(m.product_discount),
  industry: say(m.product_industry),
  category: say(m.product_category),
  brand: say(m.product_brand),
  model: say(m.product_model),
  length: say(m.product_length),
  width: say(m.product_width),
  height: say(m.product_height),
  weight: say(m.product_weight),
  material: say(m.product_material_en),
  material_al: say(m.product_material_al),
  color: say(m.product_color),
  quantity: say(m.product_quantity),
  photos: say(m.api_sheet_photos),
};

export function headingOf(column: Column, language: Language): string {
  return headings[column](language);
}
