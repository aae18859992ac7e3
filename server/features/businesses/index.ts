export { findPublicDemo, rememberPublicDemo } from './find-public-demo.ts';
export { endHolidays } from './holidays.ts';
export { countWaiting, listBusinesses, listKnownBusinesses } from './list-businesses.ts';
export { changeBusiness, lockBusinesses, touchPages } from './lock-businesses.ts';
export { saveDeliveries, selectSeller, type SellerRow } from './place-queries.ts';
export { presentSeller } from './present-business.ts';
export { setVerified } from './save-business.ts';
export { createBusiness, type NewBusiness } from './queries.ts';
export { sellerCountry, type SellerCountryColumns, townCountry } from './profile-form.ts';
