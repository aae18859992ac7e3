import { productColumns, type ProductFields } from '../../catalogue/index.ts';
import { type Column, columns } from '../columns.ts';

/** The columns whose values differ between two states of a product, in the order of the columns. */
export function changedColumns(before: ProductFields, after: ProductFields): Column[] {
  const changed = new Set<string>(
    productColumns
      .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
      .map((field) => field.replace(/^(industry|category)_id$/, '$1')),
  );
  return columns.filter((column) => changed.has(column));
}
