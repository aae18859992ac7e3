import type { Language } from '@orendi/contract/language';
import type { OperatorContact } from '@orendi/contract/page-render';
import type { User } from '@orendi/contract/schemas/user';
import type { HydrationState } from 'react-router';

/** The built files that one page refers to. */
export interface DocumentAssets {
  start: string;
  script: string;
  styles: string[];
  sellersStyles: string;
  fonts: string[];
  preloads: string[];
}

/** What a page knows besides its data: the same on the server and in the browser. */
export interface PageFacts {
  language: Language;
  /** Absolute address of the product, without a slash at the end. */
  publicUrl: string;
  operator: OperatorContact;
  /** Who is signed in; null is a visitor. */
  user: User | null;
  /** Of the copyright line. */
  year: number;
  assets: DocumentAssets;
}

/** What the server knew when it rendered the page, for the browser to begin with the same. */
export interface PageData extends PageFacts {
  state: HydrationState;
}

export const pageDataId = 'data';

/** JSON that can stand in a `<script>` element: no `<`, so that nothing in it can end the element. */
export function formatPageData(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

export function parsePageData(text: string): PageData {
  return JSON.parse(text) as PageData;
}
