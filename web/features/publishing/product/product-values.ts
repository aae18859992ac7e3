import { photos as photoLimits } from '@orendi/contract/limits';
import type { Currency } from '@orendi/contract/money';
import {
  albanianDetails,
  type DetailName,
  type FormGroup,
  formGroups,
  moreGroups,
  type ProductFieldName,
  productFieldNames,
  productFields,
} from '@orendi/contract/product-fields';
import type { OwnProduct } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import type { FieldFault } from '../../../api/failure.ts';
import type { useForm } from '../../forms/use-form.ts';

export interface ProductDefaults {
  currency: Currency;
  /** Set if the business has only one industry. */
  industryId: number | null;
  categoryId: number | null;
  /** Values of the last product that a new one is likely to share. */
  remembered?: Partial<ProductValues>;
}

/** The form's texts, by the API's field names. */
export type ProductValues = Record<ProductFieldName, string>;

export type ProductFieldsForm = ReturnType<typeof useForm<ProductValues>>;

/** Defaults of a product that exists, or of one of which nothing is known. */
export const noDefaults: ProductDefaults = { currency: 'EUR', industryId: null, categoryId: null };

/** A group's fields in form order: Albanian before English. */
export function fieldsIn(group: FormGroup): ProductFieldName[] {
  const fields = productFieldNames.filter((name) => productFields[name].group === group);
  const isAlbanian = (name: ProductFieldName) => 'albanianOf' in productFields[name];
  return [...fields.filter(isAlbanian), ...fields.filter((name) => !isAlbanian(name))];
}

export const formFields = formGroups.flatMap(fieldsIn);

/** The optional fields; collapsed on a phone. */
export const moreFields = moreGroups.flatMap(fieldsIn);

/**
 * The form's initial values.
 * @param product null for a new one
 */
export function productValues(
  product: OwnProduct | null,
  defaults: ProductDefaults,
): ProductValues {
  const { currency, industryId, categoryId, remembered } = defaults;
  const given: Partial<Record<ProductFieldName, string | number | boolean | null>> = product ?? {
    currency,
    industry_id: industryId,
    category_id: categoryId,
    ...remembered,
  };
  const texts = formFields.map((name) => [name, String(given[name] ?? '')]);
  return {
    ...(Object.fromEntries(texts) as ProductValues),
    sale_type: product?.sale_type ?? 'percentage',
    sale: product?.sale ? String(product.sale) : '',
  };
}

/** Whether an optional field is filled in, other than with what is remembered. */
export function hasMore(values: ProductValues, remembered: Partial<ProductValues> = {}): boolean {
  return moreFields.some(
    (field) => field !== 'sale_type' && values[field] !== (remembered[field] ?? ''),
  );
}

/** Whether a detail is required because its text in the other language is given. */
export function isOwed(values: ProductValues, name: DetailName): boolean {
  return albanianDetails.some(
    ({ albanian, english }) =>
      (name === albanian && values[english].trim() !== '') ||
      (name === english && values[albanian].trim() !== ''),
  );
}

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

/** A draft needs no more than a name. */
export function draftFaults({ product_name: name }: ProductValues): FieldFault[] {
  return name.trim() === '' ? [{ path: 'product_name', msg: m.api_required() }] : [];
}
