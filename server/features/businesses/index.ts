export { createBusiness } from './create-business.ts';
export { findPublicDemo, rememberPublicDemo } from './find-public-demo.ts';
export { listKnownBusinesses } from './known-businesses.ts';
export { type BusinessSummary, listBusinesses } from './list-businesses.ts';
export { saveDeliveries } from './place-queries.ts';
export { presentSeller } from './present-business.ts';
export type { NewBusiness } from './queries.ts';
export { sellerCountry, type SellerCountryColumns, townCountry } from './seller-country.ts';
export { selectSeller, type SellerRow } from './select-seller.ts';
