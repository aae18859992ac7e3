import { photos as photoLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import type { FieldFault } from '../../../api/failure.ts';
import type { ProductField, ProductValues } from './product-values.ts';

const required = [
  'product_name',
  'price',
  'currency',
  'industry_id',
  'category_id',
  'description_al',
  'description_en',
] as const satisfies ProductField[];

/**
 * What is missing at a glance, in the server's words: nobody should wait for ten photos to be sent to hear of an empty
 * field. All other rules are the server's alone.
 */
export function productFaults(values: ProductValues, photoCount: number): FieldFault[] {
  const faults = required
    .filter((field) => values[field].trim() === '')
    .map((path): FieldFault => ({ path, msg: m.api_required() }));
  if (photoCount < photoLimits.min) faults.push({ path: 'images', msg: m.api_photo_required() });
  const [material, materialAl] = [values.material.trim(), values.material_al.trim()];
  if ((material === '') !== (materialAl === '')) {
    const path = material === '' ? 'material' : 'material_al';
    faults.push({ path, msg: m.api_material_pair() });
  }
  return faults;
}
