import { NewProductForm } from '@orendi/contract/schemas/product-forms';
import type { FieldFault } from '../../../platform/http/api-error.ts';
import { faultsOf } from '../../../platform/http/validation.ts';
import { type ProductFields, productFields, type ProductPicture } from '../../catalogue/index.ts';
import type { RowValues } from './row-values.ts';

interface KnownProduct {
  fields: ProductFields;
  pictures: ProductPicture[];
}

/**
 * Checks what a row gives by the rules of the product form. What it does not give stays as it is in the product that is
 * there already.
 * @param hasPhotos whether it brings photos, or needs none
 * @param key its article number; default: the one it has
 */
export function checkFields(
  values: RowValues,
  known: KnownProduct | undefined,
  hasPhotos: boolean,
  key?: string,
): { fields: ProductFields } | { faults: FieldFault[] } {
  const { success, data, error } = NewProductForm.safeParse({
    ...(known && { ...known.fields, sale_type: known.fields.sale_type ?? undefined }),
    ...values,
    images: hasPhotos ? [{ key: '' }] : (known?.pictures ?? []),
  });
  if (!success) return { faults: faultsOf(error.issues) };
  return { fields: productFields(data, key ?? known?.fields.external_key) };
}
