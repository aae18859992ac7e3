import { type RawBuilder, sql } from 'kysely';
import type { ItemType } from '../../platform/db/tables.ts';

export const facetNames = ['brand', 'color', 'material', 'material_al'] as const;
export type FacetName = (typeof facetNames)[number];

/** Which listings are meant. What is not given does not narrow. */
export interface ListingFilter {
  type: ItemType;
  /** The text of a tsquery, from `searchWords`. */
  words?: string;
  onSale?: boolean;
  publishedSince?: Date;
  businessId?: number;
  /** A package is of the industries and categories of all its products. */
  industryId?: number;
  categoryId?: number;
  /** Exact values. */
  facets: Partial<Record<FacetName, string>>;
}

/** The filter as a condition on `listing l`. */
export function whereListing(filter: ListingFilter): RawBuilder<boolean> {
  const { words, onSale, publishedSince, businessId, industryId, categoryId, facets } = filter;
  const isProduct = filter.type === 'product';
  const conditions = [isProduct ? sql`l.product_id is not null` : sql`l.package_id is not null`];
  if (words !== undefined) conditions.push(sql`l.words @@ ${words}::tsquery`);
  if (onSale) conditions.push(sql`l.sale > 0`);
  if (publishedSince) conditions.push(sql`l.published_at >= ${publishedSince}`);
  if (businessId !== undefined) conditions.push(sql`l.business_id = ${businessId}`);
  if (industryId !== undefined) {
    conditions.push(
      isProduct
        ? sql`l.industry_id = ${industryId}`
        : sql`${industryId} = any(l.part_industry_ids)`,
    );
  }
  if (categoryId !== undefined) {
    conditions.push(
      isProduct
        ? sql`l.category_id = ${categoryId}`
        : sql`${categoryId} = any(l.part_category_ids)`,
    );
  }
  for (const name of facetNames) {
    const value = facets[name];
    if (value !== undefined) conditions.push(sql`${sql.ref(`l.${name}`)} = ${value}`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
