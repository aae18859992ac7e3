import { photos } from '@orendi/contract/limits';
import {
  type ProductField,
  productFieldNames,
  type ProductFieldName,
  productFields,
} from '@orendi/contract/product-fields';
import { type Language, m } from '@orendi/messages';

/** What a column of a spreadsheet can contain: a field of a product, its id or its photos. */
export type Column = 'id' | FieldColumn | 'photos';
type FieldColumn = {
  [Name in ProductFieldName]: (typeof productFields)[Name] extends { column: infer Other }
    ? Other
    : Name;
}[ProductFieldName];

/** In the order in which they are exported. */
export const columns: readonly Column[] = ['id', ...productFieldNames.map(columnOfField), 'photos'];

/**
 * What a column of any table can contain: a column of the seller's sheet, or one that only other lists have, namely the
 * article number and the price before a sale.
 */
export type Target = Column | 'key' | 'old_price';

/** In the order in which they are listed. */
export const targets: readonly Target[] = [
  'key',
  ...columns.flatMap((column): Target[] => (column === 'price' ? [column, 'old_price'] : [column])),
];

export function columnOfField(name: ProductFieldName): FieldColumn {
  const { column }: ProductField = productFields[name];
  return column ?? (name as FieldColumn);
}

const fieldOf = new Map<Column, ProductField>(
  productFieldNames.map((name) => [columnOfField(name), productFields[name]]),
);

type Message = (inputs: { max?: number }, options: { locale: Language }) => string;
const messageOf = (key: string) => m[key as keyof typeof m] as Message;

/** Whether a new product needs the column. The industry is not required, because the category implies it. */
export function isRequired(column: Column): boolean {
  return column === 'photos' || (column !== 'industry' && fieldOf.get(column)?.isRequired === true);
}

/** Headings are the labels of the product form. */
export function headingOf(column: Column, locale: Language): string {
  if (column === 'photos') return m.api_sheet_photos({}, { locale });
  const field = fieldOf.get(column);
  return field ? messageOf(field.words.label)({}, { locale }) : 'ID';
}

/** What sellers call a column in their own lists, besides its headings in both languages. */
export function otherNamesOf(column: Column): readonly string[] {
  if (column === 'photos')
    return ['photo', 'images', 'pictures', 'foto', 'fotografia', 'fotografitë'];
  return fieldOf.get(column)?.alsoCalled ?? [];
}

/** The instructions for filling a column. */
export function explain(column: Column, locale: Language): string {
  if (column === 'photos') return m.api_sheet_help_photos({ max: photos.max }, { locale });
  const field = fieldOf.get(column);
  if (!field) return m.api_sheet_help_id({}, { locale });
  return messageOf(field.words.help)('max' in field ? { max: field.max } : {}, { locale });
}
