import type { PageAssets, PageContext } from '@orendi/contract/page-render';
import type { User } from '@orendi/contract/schemas/user';
import type { HydrationState } from 'react-router';
import type { NamedShop } from './on-behalf.ts';

/** The built files a page refers to. */
export interface DocumentAssets extends Omit<PageAssets, 'preloads'> {
  preloads: string[];
}

/** Facts of a page besides its data; identical on server and browser. */
export interface PageFacts extends Pick<PageContext, 'language' | 'publicUrl' | 'market' | 'user'> {
  /** Set on the pages of a seller that an operator has opened. */
  onBehalfOf?: NamedShop | undefined;
  /** For the copyright line. */
  year: number;
  assets: DocumentAssets;
}

/** The state that the server rendered, from which the browser starts. */
export interface PageData extends PageFacts {
  state: HydrationState;
}

export const pageDataId = 'data';

/*
 * The data is JSON for a `<script>` element: `<` is escaped, so nothing in it can close the element. It begins with the user,
 * so that a page which is the same for many has the rest of it, too, in one piece.
 */

/** The beginning of a page's data. */
export function formatUser(user: User | null): string {
  return `{"user":${toJson(user)},`;
}

/** The rest of it. */
export function formatPageData(data: Omit<PageData, 'user'>): string {
  return toJson(data).slice(1);
}

function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export function parsePageData(text: string): PageData {
  return JSON.parse(text) as PageData;
}
