import { NewProductForm } from '@orendi/contract/schemas/product-forms';
import type { ProductFields } from '@orendi/server/features/catalogue/index';
import { faultsOf } from '@orendi/server/platform/http/validation';
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
  const { success, data, error } = NewProductForm.safeParse({
    ...(known && { ...known.fields, sale_type: known.fields.sale_type ?? undefined }),
    ...draft.values,
    images: hasPhotos ? [{ key: '' }] : (known?.pictures ?? []),
  });
  const faults = [...draft.faults];
  const reported = new Set(faults.map((fault) => fault.split(':', 1)[0]));
  for (const { path, sentence } of success ? [] : faultsOf(error.issues)) {
    const field = columnOf[path] ?? path;
    if (reported.has(field)) continue;
    reported.add(field);
    const isGiven = path === 'images' || path in draft.values || known !== undefined;
    faults.push(`${field}: ${isGiven ? sentence('en') : notMapped}`);
  }
  if (!success || faults.length > 0) return { faults };
  const { images: _stored, sale_type, ...fields } = data;
  return {
    fields: {
      ...fields,
      external_key: draft.key,
      sale_type: fields.sale > 0 ? sale_type : null,
    },
  };
}

/** The targets of fields that are called otherwise in the form. */
const columnOf: Record<string, string> = {
  category_id: 'category',
  industry_id: 'category',
  images: 'photos',
  sale: 'old_price',
};

const notMapped = 'the product is new, and no column is mapped to this';
