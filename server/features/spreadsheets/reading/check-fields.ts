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
 * Checks the values of a row by the rules of the product form. Fields that the row does not give keep their values in
 * the product it changes.
 * @param hasPhotos whether the row provides photos, or needs none
 * @param key its article number; default: the present one
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
