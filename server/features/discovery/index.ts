export { holdBusinesses, type ListingScope } from './listing-queries.ts';
export { writeListings } from './write-listings.ts';
