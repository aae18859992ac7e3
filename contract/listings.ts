/** A listing is what a card shows: a product, or a package of products. */
export const listingTypes = ['product', 'package'] as const;
export type ListingType = (typeof listingTypes)[number];

/** A seller keeps a product or package in one of these; visitors see what is published. */
export const listingStates = ['draft', 'published', 'hidden'] as const;
export type ListingState = (typeof listingStates)[number];

/** A request is about a listing, or the business itself. */
export const requestTypes = [...listingTypes, 'business'] as const;
export type RequestType = (typeof requestTypes)[number];

/** The sections of the home and business pages, as `sections` and `categories` of the results name them. */
export const sectionNames = [
  'allProducts',
  'saleProducts',
  'newCollectionProducts',
  'packages',
] as const;
export type SectionName = (typeof sectionNames)[number];

export const filterByValues = ['sale', 'packages', 'new', 'all'] as const;
export type FilterBy = (typeof filterByValues)[number];

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** The columns by which orders can be sorted. */
export const orderSorts = ['created_at', 'client_name', 'request_status'] as const;
export type OrderSort = (typeof orderSorts)[number];
