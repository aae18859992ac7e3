import type { ListingType } from '@orendi/contract/listings';
import { homeSearch, type HomeSearch } from './features/discovery/home-search.ts';

/** Every address of the pages; components take theirs from here. */
export const paths = {
  home: (search: HomeSearch = {}) => withQuery('/', homeSearch.format(search)),
  listing: (type: ListingType, id: number) => `/${type}/${id}`,
  request: (type: ListingType, id: number) => `/${type}/${id}/request`,
  business: (id: number) => `/business/${id}`,
  requestSubmitted: '/request-submitted',
  contactUs: '/contact-us',
  customerService: '/customer-service',
  termsOfService: '/terms-of-service',
  privacyPolicy: '/privacy-policy',
  login: '/login',
  profile: '/profile',
  dashboard: '/dashboard',
} as const;

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
