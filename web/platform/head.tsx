import { useEffect } from 'react';
import type { PreviewSubject } from '@orendi/contract/page-render';
import type { Language } from '@orendi/contract/language';
import type { Business } from '@orendi/contract/schemas/business';
import type { Card } from '@orendi/contract/schemas/card';
import type { Industry } from '@orendi/contract/schemas/industry';
import type { Landing } from '@orendi/contract/schemas/landing';
import type { Package } from '@orendi/contract/schemas/package';
import type { Product } from '@orendi/contract/schemas/product';
import { usePage } from './page-environment.tsx';
import type { ListingSearch } from './listing-search.ts';

/** A product or a package, as its page receives it. */
export type Listing = ({ type: 'product' } & Product) | ({ type: 'package' } & Package);

/** The addresses of the pages of a product's room and category. */
export type Shelves = Record<Language, { room: string; category: string }>;

/** The fields of a business that pages show. Contact goes through requests, so phone and e-mail are left out. */
export type ShownBusiness = Omit<Business, 'email' | 'phone_no'>;

/** The subject of a page, as described to search engines by the server. */
export type PageSubject =
  | { type: 'listing'; listing: Listing; shelves?: Shelves }
  | {
      type: 'home';
      search: ListingSearch;
      industries: Industry[];
      /** Name of the filter that narrows the page; undefined when it shows everything. */
      title: string | undefined;
      /** The page that says the same at an address of its own. */
      landing?: Landing | null;
      /** Everything the page lists, in order. */
      lists: { results: Card[] }[];
    }
  | {
      type: 'landing';
      title: string;
      /** From home to the page above this one. */
      crumbs: { name: string; path: string }[];
      lists: { results: Card[] }[];
    }
  | { type: 'business'; business: ShownBusiness; lists: { results: Card[] }[] };

/** Facts about a page for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's address, without a language. */
  path: string;
  /** The page's addresses where each language has one of its own. */
  paths?: Record<Language, string>;
  /** Keeps pages without worthwhile content out of search engines. */
  isHidden: boolean;
  preview: PreviewSubject;
  about: PageSubject | null;
}

/** The server writes these into the head, besides the canonical address (see `write-head.ts`). */
const serverTags =
  'meta[property],meta[name^=twitter],meta[name=description],meta[name=robots],link[hreflang],[type="application/ld+json"]';

/**
 * Fixes the head after the router has navigated to `address`: browsers share the canonical address, and the server's
 * other tags describe the previous page, so they are removed.
 */
function renewHead(address: string): void {
  const canonical = document.querySelector('link[rel=canonical]');
  const known = canonical?.getAttribute('href')?.replace(/[?&]lang=\w+$/, '');
  if (known === undefined || known === address) return;
  canonical?.setAttribute('href', address);
  for (const tag of document.head.querySelectorAll(serverTags)) tag.remove();
}

type Optional = 'preview' | 'about' | 'isHidden';
type Props = Omit<PageHead, Optional> & Partial<Pick<PageHead, Optional>>;

/** The subject of the link preview's picture, unless another is given. */
const shop = { type: 'home' } as const;

/**
 * A page's title and, on the server, what it tells search engines and link previews: they read only the server's HTML,
 * so the scripts contain none of it. React hoists the title into the head.
 */
export function Head({ title, preview = shop, about = null, isHidden = false, ...rest }: Props) {
  const { publicUrl, market, tellHead } = usePage();
  const { path } = rest;
  tellHead?.({ title, preview, about, isHidden, ...rest });
  useEffect(() => renewHead(publicUrl + path), [publicUrl, path]);
  return <title>{`${title} · ${market.name}`}</title>;
}
