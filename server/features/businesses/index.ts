export { createBusiness } from './create-business.ts';
export { presentLogo } from './present-business.ts';
export type { NewBusiness } from './queries.ts';
