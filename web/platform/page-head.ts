import type { PreviewSubject } from '@orendi/contract/page-render';
import type { Business } from '@orendi/contract/schemas/business';
import type { Card } from '@orendi/contract/schemas/card';
import type { Industry } from '@orendi/contract/schemas/industry';
import type { Package } from '@orendi/contract/schemas/package';
import type { Product } from '@orendi/contract/schemas/product';
import type { ListingSearch } from './listing-search.ts';

/** A product or a package, as its page receives it. */
export type Listing = ({ type: 'product' } & Product) | ({ type: 'package' } & Package);

/** What pages show of a business. Contact goes through requests, so phone and e-mail are left out. */
export type ShownBusiness = Omit<Business, 'email' | 'phone_no'>;

/** What a page is about, as described to search engines by the server. */
export type PageSubject =
  | { type: 'listing'; listing: Listing }
  | {
      type: 'home';
      search: ListingSearch;
      industries: Industry[];
      /** What the page is narrowed to; undefined when it shows everything. */
      title: string | undefined;
      /** Everything the page lists, in order. */
      lists: { results: Card[] }[];
    }
  | { type: 'business'; business: ShownBusiness; lists: { results: Card[] }[] };

/** What a page tells search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's address, without a language. */
  path: string;
  /** Keeps pages without worthwhile content out of search engines. */
  isHidden: boolean;
  preview: PreviewSubject;
  about: PageSubject | null;
}
