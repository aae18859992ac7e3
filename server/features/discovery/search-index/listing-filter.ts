import { type Columns, type FacetName, slotKinds } from './columns.ts';

/** Which listings are meant. What is not given does not narrow. */
export interface ListingFilter {
  type: 'product' | 'package';
  onSale?: boolean;
  publishedSince?: Date;
  businessId?: number;
  /** A package is of the industries and categories of all its products. */
  industryId?: number;
  categoryId?: number;
  /** Exact values. */
  facets: Partial<Record<FacetName, string>>;
}

/** Whether a slot is meant, without a look at its facets. */
export function isMeantBy(columns: Columns, filter: ListingFilter): (slot: number) => boolean {
  const { publishedAt } = columns;
  const equal = conditions(columns, filter);
  const kind = slotKinds[filter.type];
  const since = filter.publishedSince ? filter.publishedSince.getTime() / 1000 : -Infinity;
  const isOfParts = meansParts(columns, filter);
  return (slot) =>
    columns.kind[slot] === kind &&
    equal.every(([column, value]) => column[slot] === value) &&
    (publishedAt[slot] ?? 0) >= since &&
    isOfParts(slot);
}

/** Neither narrowed to a time nor to a part of the shop; a sale of packages is nothing that is counted. */
export function isWholeKind({ type, onSale, ...filter }: ListingFilter): boolean {
  const { publishedSince, businessId, industryId, categoryId } = filter;
  const narrowing = [publishedSince, businessId, industryId, categoryId];
  return narrowing.every((value) => value === undefined) && !(type === 'package' && onSale);
}

/** The columns that must have a certain number, the one that leaves least first; all but the kind. */
export function conditions(columns: Columns, filter: ListingFilter): [Int32Array, number][] {
  const { type, businessId, industryId, categoryId, onSale } = filter;
  const found: [Int32Array, number][] = [];
  if (type === 'product' && categoryId !== undefined) found.push([columns.category, categoryId]);
  if (businessId !== undefined) found.push([columns.business, businessId]);
  if (type === 'product' && industryId !== undefined) found.push([columns.industry, industryId]);
  if (onSale) found.push([columns.isOnSale, 1]);
  return found;
}

/** Whether a package has a product of the industry and one of the category that are asked for. */
export function meansParts(
  { parts }: Columns,
  { type, industryId, categoryId }: ListingFilter,
): (slot: number) => boolean {
  if (type === 'product' || (industryId === undefined && categoryId === undefined)) {
    return () => true;
  }
  return (slot) => {
    const own = parts.get(slot);
    return (
      (industryId === undefined || own?.industries.includes(industryId) === true) &&
      (categoryId === undefined || own?.categories.includes(categoryId) === true)
    );
  };
}
