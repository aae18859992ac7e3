import type { Currency } from '@orendi/contract/money';
import type { Product } from '@orendi/contract/schemas/product';

/** What a new product is likely to have. */
export interface ProductDefaults {
  currency: Currency;
  /** Of a business that has one only. */
  industryId: number | null;
  categoryId: number | null;
}

/** The texts of the form, by the names of the API's fields. */
export type ProductValues = Record<ProductField, string>;
export type ProductField = keyof ReturnType<typeof firstTexts>;

/** What the fields begin with. @param product null for a new one */
export function productValues(product: Product | null, defaults: ProductDefaults): ProductValues {
  return firstTexts(product, defaults);
}

function firstTexts(product: Product | null, defaults: ProductDefaults) {
  const { industryId, categoryId } = defaults;
  return {
    product_name: product?.product_name ?? '',
    price: textOf(product?.price),
    currency: product?.currency ?? defaults.currency,
    industry_id: textOf(product?.industry_id ?? industryId),
    category_id: textOf(product ? product.category_id : categoryId),
    description_al: product?.description_al ?? '',
    description_en: product?.description_en ?? '',
    color: product?.color ?? '',
    brand: product?.brand ?? '',
    model: product?.model ?? '',
    length: textOf(product?.length),
    width: textOf(product?.width),
    height: textOf(product?.height),
    weight: textOf(product?.weight),
    material: product?.material ?? '',
    material_al: product?.material_al ?? '',
    quantity: textOf(product?.quantity),
    sale_type: product?.sale_type ?? 'percentage',
    sale: product?.sale ? textOf(product.sale) : '',
  } satisfies Record<string, string>;
}

/** Those that a product can do without; on a phone they are folded away. */
export const moreFields = [
  'brand',
  'model',
  'length',
  'width',
  'height',
  'weight',
  'material',
  'material_al',
  'quantity',
  'sale_type',
  'sale',
] as const satisfies ProductField[];

/** Whether somebody has said something in the fields that a product can do without. */
export function hasMore(values: ProductValues): boolean {
  return moreFields.some((field) => field !== 'sale_type' && values[field] !== '');
}

function textOf(number: number | null | undefined): string {
  return number === null || number === undefined ? '' : String(number);
}
