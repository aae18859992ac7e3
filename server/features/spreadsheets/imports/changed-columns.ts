import { columnOfField, productFieldNames } from '@orendi/contract/product-fields';
import type { ProductFields } from '../../catalogue/index.ts';
import { type Column, columns } from '../columns.ts';

/** The columns whose values differ between two states of a product, in the order of the columns. */
export function changedColumns(before: ProductFields, after: ProductFields): Column[] {
  const changed = new Set<Column>(
    productFieldNames
      .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
      .map(columnOfField),
  );
  return columns.filter((column) => changed.has(column));
}
