import type { PreviewSubject } from '@orendi/contract/page-render';
import type { Business } from '@orendi/contract/schemas/business';
import type { Card } from '@orendi/contract/schemas/card';
import type { Industry } from '@orendi/contract/schemas/industry';
import type { Package } from '@orendi/contract/schemas/package';
import type { Product } from '@orendi/contract/schemas/product';
import type { ListingSearch } from './listing-search.ts';

/** A product or a package, as the page about it knows it. */
export type Listing = ({ type: 'product' } & Product) | ({ type: 'package' } & Package);

/** What pages show of a business. Whoever wants to reach it sends a request: its phone and e-mail stay out. */
export type ShownBusiness = Omit<Business, 'email' | 'phone_no'>;

/** What a page is about, for search engines: the server describes it to them. */
export type PageSubject =
  | { type: 'listing'; listing: Listing }
  | {
      type: 'home';
      search: ListingSearch;
      industries: Industry[];
      /** What the page narrows to; undefined when it shows everything. */
      title: string | undefined;
      /** All that it shows, in that order. */
      lists: { results: Card[] }[];
    }
  | { type: 'business'; business: ShownBusiness; lists: { results: Card[] }[] };

/** What a page says of itself to those who do not look at it: search engines, and previews of links to it. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's address, without a language. */
  path: string;
  /** Pages that hold nothing worth finding stay out of search engines. */
  isHidden: boolean;
  preview: PreviewSubject;
  about: PageSubject | null;
}
