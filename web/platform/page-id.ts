import { maxId } from '@orendi/contract/limits';
import { data, redirect } from 'react-router';
import type { LoadFailure } from '../api/loader-api.ts';
import { wholeNumber } from './search-schema.ts';

/** The id that a text in an address names; undefined for anything else. */
export const readId = wholeNumber(maxId);

/**
 * The id in a page's address, before the name if one is there.
 * @throws for an invalid one the same 404 as the API's for an unknown one
 */
export function pageId({ id: text = '' }: { id?: string }): number {
  const id = readId(text.replace(/-.*$/s, ''));
  if (id === undefined) throw data<LoadFailure>({ code: 'NOT_FOUND' }, { status: 404 });
  return id;
}

/**
 * Keeps each page at two addresses: its own, which names what it shows, and the one with the number alone.
 * @throws a redirect from any other to its own, with the query
 */
export function keepToOwnAddress({ url }: Request, own: string): void {
  const { pathname, search } = new URL(url);
  const numbered = own.replace(/-[^/]*/, '');
  if (pathname !== own && pathname !== numbered) throw redirect(own + search, 302);
}
