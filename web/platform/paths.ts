import { itemPath } from '@orendi/contract/item-path';
import { landingRoots, type Language } from '@orendi/contract/language';
import type { RequestType } from '@orendi/contract/listings';
import type { PageName } from '@orendi/contract/page-names';
import { listingSearch, type ListingSearch } from './listing-search.ts';
import { shopBase } from './on-behalf.ts';

export interface Page {
  /** The file's name below `routes/`, unless given. */
  path?: string;
  /** Parts of the top bar that the page switches off. */
  bar?: { search?: false; login?: false; menu?: false };
  /** The address itself grants access, so caches must not store the page. */
  isPrivate?: true;
  /** A page on which an operator may edit a shop for its seller; see `on-behalf.ts`. */
  isForOperators?: true;
}

/** For forms of sellers, which a search would lead away from, and for pages with a search of their own. */
const noSearch = { search: false } as const;
const noLinks = { search: false, menu: false } as const;
/** Pages to sign in or up have nothing to distract, and a business's page belongs to one seller. */
const noBar = { search: false, login: false, menu: false } as const;

/** The pages of visitors, each named like its file in `routes/`, which is also its route's id. */
export const visitorPages = {
  home: { path: '/', bar: noSearch },
  business: { path: '/business/:id', bar: noBar },
  detail: { path: '/:type/:id' },
  request: { path: '/:type/:id/request' },
  /** The pages of rooms, categories and towns, in either language. */
  landing: { path: '/mobilje/*' },
  furniture: { path: '/furniture/*' },
  ask: {},
  kept: {},
  compare: {},
  'request-submitted': {},
  'contact-us': {},
  'customer-service': {},
  'terms-of-service': {},
  'privacy-policy': {},
} as const satisfies Record<string, Page>;

/** The pages to sign in, and those of sellers. */
export const sellerPages = {
  login: { bar: noBar },
  'sign-up': { bar: noBar },
  'forgot-password': { bar: noBar },
  'reset-password': { path: '/reset-password/:token', bar: noBar, isPrivate: true },
  'verify-email': { path: '/verify-email/:token', bar: noLinks, isPrivate: true },
  invitation: { path: '/invitation/:token', bar: noLinks, isPrivate: true },
  'my-request': { path: '/my-request/:token', isPrivate: true },
  watch: { path: '/watch/:token', isPrivate: true },
  list: { path: '/list/:token', isPrivate: true },
  onboarding: { bar: noLinks },
  profile: { isForOperators: true },
  'update-profile': { bar: noSearch, isForOperators: true },
  'create-product': { bar: noSearch, isForOperators: true },
  'product-detail': { path: '/product-detail/:productId', bar: noSearch, isForOperators: true },
  'create-package': { bar: noSearch, isForOperators: true },
  packages: { path: '/packages/:packageId', bar: noSearch, isForOperators: true },
  'create-sale': { bar: noSearch, isForOperators: true },
  'bulk-sale': { bar: noSearch, isForOperators: true },
  'import-products': { bar: noSearch, isForOperators: true },
  dashboard: { isForOperators: true },
  'reply-templates': { path: '/dashboard/replies', bar: noSearch },
  'finish-drafts': { path: '/dashboard/drafts', bar: noSearch, isForOperators: true },
  'missing-sizes': { path: '/dashboard/sizes', bar: noSearch, isForOperators: true },
  account: {},
  people: {},
  'operator/second-factor': { bar: noSearch },
} as const satisfies Record<string, Page>;

/** The pages of the operator's console, in the folder `operator/`. */
export const consolePages = {
  health: { path: '/operator' },
  businesses: {},
  accounts: {},
  listings: {},
  reports: {},
  requests: {},
  mails: {},
  search: {},
  base: {},
  texts: {},
  log: {},
} as const satisfies Record<string, Page>;

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The addresses of pages, by their names in camel case. */
function addressesOf<Pages extends Record<string, Page>>(pages: Pages, folder = '') {
  const entries = Object.entries(pages).map(([name, { path = `/${folder}${name}` }]) => [
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    path,
  ]);
  return Object.fromEntries(entries) as {
    [Name in keyof Pages & string as CamelCase<Name>]: string;
  };
}

const visitors = addressesOf(visitorPages);
const sellers = addressesOf(sellerPages);

function fill(address: string, ...values: readonly (string | number)[]): string {
  const left = [...values];
  return address.replace(/:\w+/g, () => encodeURIComponent(left.shift() ?? ''));
}

/** All page addresses; components build none of their own. */
export const paths = {
  ...visitors,
  ...sellers,
  operator: {
    ...addressesOf(consolePages, 'operator/'),
    secondFactor: sellers['operator/secondFactor'],
  },
  editText: (page: PageName) => `/operator/texts?page=${page}`,
  /** A page of the business's seller, for an operator. */
  onBehalf: (businessId: number, page: string) => shopBase({ id: businessId }) + page,
  /** The business in the operator's list. */
  knownBusiness: (id: number) => `/operator/businesses?q=${id}`,
  home: (search: ListingSearch = {}) => withQuery(visitors.home, listingSearch.format(search)),
  /** The page of a listing, or of whatever else a request is about. */
  listing: itemPath,
  request: (type: RequestType, id: number, name?: string) => `${itemPath(type, id, name)}/request`,
  /** The form that asks the shops of several pieces the same. */
  askSeveral: (items: readonly Item[]) => withItems(visitors.ask, items),
  compare: (items: readonly Item[]) => withItems(visitors.compare, items),
  /** The page of all rooms, categories and towns. */
  allRooms: (language: Language) => landingRoots[language],
  /** @param path of the page of a room, a category or a town, in its own language */
  landing: (path: string, search: ListingSearch = {}) =>
    withQuery(path, listingSearch.format(search)),
  business: (id: number, name?: string, search: ListingSearch = {}) =>
    withQuery(itemPath('business', id, name), listingSearch.format(search)),
  /** These redirect to an address of this site after signing in or up. */
  loginFor: (next: string) => withQuery(sellers.login, new URLSearchParams({ next }).toString()),
  signUpFor: (next: string) => withQuery(sellers.signUp, new URLSearchParams({ next }).toString()),
  resetPassword: (token: string) => fill(sellers.resetPassword, token),
  verifyEmail: (token: string) => fill(sellers.verifyEmail, token),
  invitation: (token: string) => fill(sellers.invitation, token),
  myRequest: (token: string) => fill(sellers.myRequest, token),
  watch: (token: string) => fill(sellers.watch, token),
  list: (token: string) => fill(sellers.list, token),
  /** Asks whether the request is the reader's own; also linked in mails. */
  notMyRequest: (token: string) => withQuery(fill(sellers.myRequest, token), 'notMe'),
  profile: (search: ListingSearch = {}) => withQuery(sellers.profile, listingSearch.format(search)),
  /** The field for the town of the own business. */
  ownTown: `${sellers.updateProfile}#town`,
  /** The own products that lack a size. */
  missingSizes: (page = 1) => withQuery(sellers.missingSizes, page === 1 ? '' : `page=${page}`),
  duplicateProduct: (id: number) => withQuery(sellers.createProduct, `from=${id}`),
  editProduct: (id: number) => fill(sellers.productDetail, id),
  createPackage: (ids: readonly number[] = []) => withIds(sellers.createPackage, ids),
  /** @param part of the form that is looked at first */
  editPackage: (id: number, part?: 'price' | 'contents' | 'delete') =>
    fill(sellers.packages, id) + (part ? `#${part}` : ''),
  createSale: (ids: readonly number[] = []) => withIds(sellers.createSale, ids),
  bulkSale: (ids: readonly number[] = []) => withIds(sellers.bulkSale, ids),
};

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

interface Item {
  type: RequestType;
  id: number;
}

/** The page is about these: `?items=product-1,package-2`. */
function withItems(path: string, items: readonly Item[]): string {
  return withQuery(path, `items=${items.map(({ type, id }) => `${type}-${id}`).join(',')}`);
}

/** A form starts with these ids: `?ids=1,2`. */
function withIds(path: string, ids: readonly number[]): string {
  return withQuery(path, ids.length === 0 ? '' : `ids=${ids.join(',')}`);
}
