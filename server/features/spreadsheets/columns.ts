import { photos } from '@orendi/contract/limits';
import {
  columnOfField,
  type FieldColumn,
  type ProductField,
  productFieldNames,
  productFields,
} from '@orendi/contract/product-fields';
import { type FieldWords, productWords } from '@orendi/contract/product-words';
import { type Language, m } from '@orendi/messages';
import type { StoredFields } from '../catalogue/index.ts';

/** A column of the seller's spreadsheet: a field of a product, its id or its photos. */
export type Column = 'id' | FieldColumn | 'photos';

/** In the order of the export. */
export const columns: readonly Column[] = ['id', ...productFieldNames.map(columnOfField), 'photos'];

/** A column of any table: one of the seller's sheet, or one that only foreign lists have. */
export type Target = Column | 'key' | 'old_price' | 'dimensions';

/** In the order in which they are listed. */
export const targets: readonly Target[] = [
  'key',
  ...columns.flatMap((column): Target[] => {
    if (column === 'price') return [column, 'old_price'];
    return column === 'height' ? [column, 'dimensions'] : [column];
  }),
];

const fieldOf = new Map<string, { field: ProductField; words: FieldWords }>(
  productFieldNames.map((name) => [
    columnOfField(name),
    { field: productFields[name], words: productWords[name] },
  ]),
);

type Message = (inputs: { max?: number }, options: { locale: Language }) => string;
const messageOf = (key: string) => m[key as keyof typeof m] as Message;

/** Whether a new product needs the column. The industry is not required, because the category implies it. */
export function isRequired(column: Target): boolean {
  return (
    column === 'photos' || (column !== 'industry' && fieldOf.get(column)?.field.isRequired === true)
  );
}

const besides = {
  photos: m.api_sheet_photos,
  old_price: m.api_sheet_old_price,
  dimensions: m.api_sheet_dimensions,
};

/** Headings are the labels of the product form. */
export function headingOf(column: Exclude<Target, 'key'>, locale: Language): string {
  if (column in besides) return besides[column as keyof typeof besides]({}, { locale });
  const described = fieldOf.get(column);
  return described ? messageOf(described.words.label)({}, { locale }) : 'ID';
}

/** Whether its cells may have a unit or a currency. */
export const isMeasured = (column: Target): boolean =>
  /price$|^dimensions$/.test(column) || 'unit' in (fieldOf.get(column)?.field ?? {});

export function explain(column: Column, locale: Language): string {
  if (column === 'photos') return m.api_sheet_help_photos({ max: photos.max }, { locale });
  const described = fieldOf.get(column);
  if (!described) return m.api_sheet_help_id({}, { locale });
  const { field, words } = described;
  return messageOf(words.help)('max' in field ? { max: field.max } : {}, { locale });
}

/** In the order of the columns. */
export function changedColumns(before: StoredFields, after: StoredFields): Column[] {
  const changed = new Set<Column>(
    productFieldNames
      .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
      .map(columnOfField),
  );
  return columns.filter((column) => changed.has(column));
}
