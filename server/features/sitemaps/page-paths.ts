/* The addresses listed in sitemaps. They must match web/platform/paths.ts (the browser tests visit them). */

/** Pages that always exist. */
export const staticPaths = [
  '/',
  '/?filterBy=all',
  '/contact-us',
  '/customer-service',
  '/login',
  '/privacy-policy',
  '/terms-of-service',
] as const;

export const listingPath = (type: 'product' | 'package', id: number) => `/${type}/${id}`;
export const businessPath = (id: number) => `/business/${id}`;
export const sectionPath = (filterBy: 'sale' | 'new' | 'packages') => `/?filterBy=${filterBy}`;
export const industryPath = (industryId: number) => `/?industryId=${industryId}`;
export const categoryPath = (industryId: number, categoryId: number) =>
  `${industryPath(industryId)}&categoryId=${categoryId}`;
