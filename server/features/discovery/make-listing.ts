import { effectivePrice } from '@orendi/contract/money';
import type { ListingRow } from './listing-queries.ts';
import type { PackageSource, ProductSource } from './listing-sources.ts';
import { searchDocument } from './search-document.ts';

/** A hex colour is no word that anybody types. */
const hexColor = /^#[0-9a-f]{6}$/i;

export function makeProductListing(product: ProductSource): ListingRow {
  const { brand, model, material, material_al, color } = product;
  return {
    ...makeListing(product),
    product_id: product.id,
    industry_id: product.industry_id,
    category_id: product.category_id,
    picture_key: product.picture_key,
    brand,
    color,
    material,
    material_al,
    words: searchDocument({
      A: [product.name],
      B: [brand, model, ...product.category_names],
      C: [
        material,
        material_al,
        color && !hexColor.test(color) ? color : null,
        ...product.industry_names,
        product.business_name,
      ],
      D: [product.description_en, product.description_al],
    }),
  };
}

/** A package is found by what it holds, too; its picture is the first that one of its products has. */
export function makePackageListing(source: PackageSource): ListingRow {
  const { parts } = source;
  const unique = <Value>(values: Value[]) => [...new Set(values)];
  return {
    ...makeListing(source),
    package_id: source.id,
    part_industry_ids: unique(parts.map((part) => part.industry_id)),
    part_category_ids: unique(parts.map((part) => part.category_id)),
    picture_key: parts.find((part) => part.picture_key)?.picture_key ?? null,
    words: searchDocument({
      A: [source.name],
      B: unique(parts.flatMap((part) => [part.name, ...part.category_names])),
      C: [...unique(parts.flatMap((part) => part.industry_names)), source.business_name],
      D: [source.description_en, source.description_al],
    }),
  };
}

function makeListing({
  name,
  business_id,
  currency,
  price,
  sale,
  ...source
}: ProductSource | PackageSource) {
  const { sale_type, created_at: published_at } = source;
  const effective_price = effectivePrice({ price, sale, saleType: sale_type });
  return { business_id, name, currency, price, sale, sale_type, effective_price, published_at };
}
