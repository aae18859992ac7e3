import { photos as photoLimits } from '@orendi/contract/limits';
import { albanianDetails, productFields } from '@orendi/contract/product-fields';
import { m } from '@orendi/messages';
import type { FieldFault } from '../../../api/failure.ts';
import { formFields, type ProductValues } from './product-values.ts';

/**
 * Finds obviously missing fields, worded as by the server, so that nobody uploads ten photos only to hear of an empty
 * field. All other rules are the server's.
 */
export function productFaults(values: ProductValues, photoCount: number): FieldFault[] {
  const isBlank = (name: keyof ProductValues) => values[name].trim() === '';
  const faults = formFields
    .filter((name) => 'isRequired' in productFields[name] && isBlank(name))
    .map((path): FieldFault => ({ path, msg: m.api_required() }));
  if (photoCount < photoLimits.min) faults.push({ path: 'images', msg: m.api_photo_required() });
  for (const { albanian, english } of albanianDetails) {
    if (isBlank(albanian) === isBlank(english)) continue;
    faults.push({ path: isBlank(english) ? english : albanian, msg: m.api_material_pair() });
  }
  return faults;
}
