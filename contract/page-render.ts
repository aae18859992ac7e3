/*
 * The interface between the server and the web's server build: what the server passes for each page, and what it gets
 * back. Types only.
 */
import type { Language } from './language.ts';
import type { MarketSettings } from './schemas/market.ts';
import type { User } from './schemas/user.ts';

/** URLs of the built files that a page needs, all relative to the site's root. */
export interface PageAssets {
  /** The small script that loads the others. */
  start: string;
  /** The browser's entry script. */
  script: string;
  styles: string[];
  /** Loaded in addition on pages for sellers. */
  sellersStyles: string;
  /** Fonts to preload. */
  fonts: string[];
  /** The scripts of the given routes, to be preloaded before the entry script asks for them. */
  preloads: (routeIds: string[]) => string[];
}

/** The name of the marketplace, who runs it, and how visitors reach them. */
export interface MarketFacts extends MarketSettings {
  name: string;
  email: string | null;
}

/** A link preview shows one of these. */
export type PreviewSubject =
  | { type: 'home' }
  | { type: 'product' | 'package' | 'business'; id: number };

/** The parts of an API answer that pages read. Many pages may share its data, so it must not be modified. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'json'>;

/** The request that a page answers, as rendering needs it. */
export interface PageContext {
  language: Language;
  /** Absolute URL of the product, without a trailing slash; the base of canonical links and previews. */
  publicUrl: string;
  market: MarketFacts;
  /** The signed-in user; null for a visitor. */
  user: User | null;
  assets: PageAssets;
  /** Calls the API in this process, with the visitor's cookies. `path` begins with `/v1`. */
  callApi: (path: string) => Promise<ApiAnswer>;
  /** Waits until the page may be drawn, one at a time; at once if absent. Rejects when nobody waits for it any more. */
  turn?: () => Promise<void>;
  /** Whether search engines should list the pages of a business, or with null all others; all of them if absent. */
  isListed?: (businessId: number | null) => boolean;
  /** The path of the link preview's picture in the page's language; null if the subject does not exist. */
  findPreview: (subject: PreviewSubject) => Promise<string | null>;
}

export interface RenderedPage {
  status: number;
  /** In a few chunks, to be sent one after another: text, or its bytes in UTF-8. */
  html: (string | Uint8Array)[];
  /** True if only the caller may cache it. */
  isPrivate: boolean;
  /** Names the page among all: `home`, `product-detail`. */
  route: string;
}

/** Renders the page for a request, or redirects. Throws only because of a bug. */
export type RenderPage = (
  request: Request,
  context: PageContext,
) => Promise<RenderedPage | Response>;
