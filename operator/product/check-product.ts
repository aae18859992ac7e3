import type { ProductFields } from '@orendi/server/features/catalogue/index';
import { checkFields } from '@orendi/server/features/spreadsheets/index';
import type { ImportedProduct } from './list-imported.ts';
import type { ProductDraft } from './product-draft.ts';

export type Checked = { fields: ProductFields } | { faults: string[] };

/**
 * Checks a row by the rules of the API's own product form. What the row does not give stays as it is in `known`, the
 * product that is in the shop already.
 * @param hasPhotos whether it brings photos, or needs none
 */
export function checkProduct(
  draft: ProductDraft,
  known: ImportedProduct | undefined,
  hasPhotos: boolean,
): Checked {
  const checked = checkFields(draft.values, known, hasPhotos);
  const faults = [...draft.faults];
  const reported = new Set(faults.map((fault) => fault.split(':', 1)[0]));
  for (const { path, sentence } of 'faults' in checked ? checked.faults : []) {
    const field = columnOf[path] ?? path;
    if (reported.has(field)) continue;
    reported.add(field);
    const isGiven = path === 'images' || path in draft.values || known !== undefined;
    faults.push(`${field}: ${isGiven ? sentence('en') : notMapped}`);
  }
  if ('faults' in checked || faults.length > 0) return { faults };
  return { fields: { ...checked.fields, external_key: draft.key } };
}

/** The targets of fields that are called otherwise in the form. */
const columnOf: Record<string, string> = {
  category_id: 'category',
  industry_id: 'category',
  images: 'photos',
  sale: 'old_price',
};

const notMapped = 'the product is new, and no column is mapped to this';
