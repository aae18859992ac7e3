/*
 * The seam between the server and the web's server build: what the server hands over for each page, and what it
 * gets back. Types only.
 */
import type { Language } from './language.ts';
import type { User } from './schemas/user.ts';

/** Addresses of the built files a page needs, all from the root of the site. */
export interface PageAssets {
  /** The small script that loads the others. */
  start: string;
  /** The entry script of the browser. */
  script: string;
  styles: string[];
  /** Loaded in addition on pages for sellers. */
  sellersStyles: string;
  /** Fonts to fetch at once. */
  fonts: string[];
  /** The scripts behind the named routes, to be fetched before the entry script asks for them. */
  preloads: (routeIds: string[]) => string[];
}

/** How visitors can contact the operator; null if not set. */
export interface OperatorContact {
  email: string | null;
  phone: string | null;
}

/** What a link preview's picture can show. */
export type PreviewSubject =
  | { type: 'home' }
  | { type: 'product' | 'package' | 'business'; id: number };

/** The parts of an API answer that pages read. Its data may be shared by many pages and must not be modified. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'json'>;

/** What one page needs from the request it answers. */
export interface PageContext {
  language: Language;
  /** Absolute address of the product, without a slash at the end: canonical links and previews build on it. */
  publicUrl: string;
  operator: OperatorContact;
  /** Who is signed in; null is a visitor. */
  user: User | null;
  assets: PageAssets;
  /** A call of the API in the same process, with the visitor's cookies. `path` begins with `/v1`. */
  callApi: (path: string) => Promise<ApiAnswer>;
  /** The path of the picture for previews of a link, in the page's language; null for what is not there. */
  findPreview: (subject: PreviewSubject) => Promise<string | null>;
}

export interface RenderedPage {
  status: number;
  /** In a few pieces, to be sent one after another. */
  html: string[];
  /** Only the caller may cache it. */
  isPrivate: boolean;
}

/** Renders the page for a request, or redirects. Throws only for a bug. */
export type RenderPage = (
  request: Request,
  context: PageContext,
) => Promise<RenderedPage | Response>;
