export { createBusiness } from './create-business.ts';
export { presentSeller, type SellerColumns } from './present-business.ts';
export type { NewBusiness } from './queries.ts';
