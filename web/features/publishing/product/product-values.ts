import type { Currency } from '@orendi/contract/money';
import {
  type FormGroup,
  formGroups,
  moreGroups,
  type ProductFieldName,
  productFieldNames,
  productFields,
} from '@orendi/contract/product-fields';
import type { Product } from '@orendi/contract/schemas/product';

/** What a new product is likely to have. */
export interface ProductDefaults {
  currency: Currency;
  /** Of a business that has one only. */
  industryId: number | null;
  categoryId: number | null;
}

/** The texts of the form, by the names of the API's fields. */
export type ProductValues = Record<ProductFieldName, string>;

/** The fields of a group as the form has them: Albanian before English. */
export function fieldsIn(group: FormGroup): ProductFieldName[] {
  const fields = productFieldNames.filter((name) => productFields[name].group === group);
  const isAlbanian = (name: ProductFieldName) => 'albanianOf' in productFields[name];
  return [...fields.filter(isAlbanian), ...fields.filter((name) => !isAlbanian(name))];
}

export const formFields = formGroups.flatMap(fieldsIn);

/** Those that a product can do without; on a phone they are folded away. */
export const moreFields = moreGroups.flatMap(fieldsIn);

/** What the fields begin with. @param product null for a new one */
export function productValues(product: Product | null, defaults: ProductDefaults): ProductValues {
  const { currency, industryId, categoryId } = defaults;
  const given: Partial<Record<ProductFieldName, string | number | null>> = product ?? {
    currency,
    industry_id: industryId,
    category_id: categoryId,
  };
  const texts = formFields.map((name) => [name, String(given[name] ?? '')]);
  return {
    ...(Object.fromEntries(texts) as ProductValues),
    sale_type: product?.sale_type ?? 'percentage',
    sale: product?.sale ? String(product.sale) : '',
  };
}

/** Whether somebody has said something in the fields that a product can do without. */
export function hasMore(values: ProductValues): boolean {
  return moreFields.some((field) => field !== 'sale_type' && values[field] !== '');
}
