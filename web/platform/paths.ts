import type { ListingType, RequestType } from '@orendi/contract/listings';
import { listingSearch, type ListingSearch } from './listing-search.ts';

/** All page addresses; components build none of their own. */
export const paths = {
  home: (search: ListingSearch = {}) => withQuery('/', listingSearch.format(search)),
  listing: (type: ListingType, id: number) => `/${type}/${id}`,
  /** The page of what a request is about. */
  asked: (type: RequestType, id: number) => `/${type}/${id}`,
  request: (type: RequestType, id: number) => `/${type}/${id}/request`,
  business: (id: number, search: ListingSearch = {}) =>
    withQuery(`/business/${id}`, listingSearch.format(search)),
  requestSubmitted: '/request-submitted',
  contactUs: '/contact-us',
  customerService: '/customer-service',
  termsOfService: '/terms-of-service',
  privacyPolicy: '/privacy-policy',
  login: '/login',
  /** Redirects to an address of this site after signing in. */
  loginFor: (next: string) => `/login?${new URLSearchParams({ next })}`,
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  verifyEmail: (token: string) => `/verify-email/${encodeURIComponent(token)}`,
  onboarding: '/onboarding',
  account: '/account',
  profile: (search: ListingSearch = {}) => withQuery('/profile', listingSearch.format(search)),
  updateProfile: '/update-profile',
  /** The field for the town of the own business. */
  ownTown: '/update-profile#town',
  dashboard: '/dashboard',
  /** The own products that lack a size. */
  missingSizes: (page = 1) => (page === 1 ? '/dashboard/sizes' : `/dashboard/sizes?page=${page}`),
  operator: {
    health: '/operator',
    businesses: '/operator/businesses',
    listings: '/operator/listings',
    reports: '/operator/reports',
    requests: '/operator/requests',
    mails: '/operator/mails',
    search: '/operator/search',
    base: '/operator/base',
    log: '/operator/log',
    secondFactor: '/operator/second-factor',
  },
  importProducts: '/import-products',
  createProduct: '/create-product',
  /** The form of a new product, prefilled from another. */
  duplicateProduct: (id: number) => `/create-product?from=${id}`,
  editProduct: (id: number) => `/product-detail/${id}`,
  createPackage: (ids: readonly number[] = []) => withIds('/create-package', ids),
  /** @param part of the form that is looked at first */
  editPackage: (id: number, part?: 'price' | 'contents' | 'delete') =>
    part ? `/packages/${id}#${part}` : `/packages/${id}`,
  createSale: (ids: readonly number[] = []) => withIds('/create-sale', ids),
  bulkSale: (ids: readonly number[] = []) => withIds('/bulk-sale', ids),
} as const;

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

/** Ids a form starts with: `?ids=1,2`. */
function withIds(path: string, ids: readonly number[]): string {
  return ids.length === 0 ? path : `${path}?ids=${ids.join(',')}`;
}
