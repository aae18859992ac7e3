import type { Language } from '@orendi/contract/language';

export type Address = Pick<Location, 'pathname' | 'search'>;

/** The address in the given language, replacing any it names. */
export function languageAddress(address: Address, language: Language): string {
  const neutral = neutralAddress(address);
  return `${neutral}${neutral.includes('?') ? '&' : '?'}lang=${language}`;
}

/** A page's address without a language. */
export function neutralAddress({ pathname, search }: Address): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('lang');
  // A link to a path that starts with two slashes would lead to another host.
  const path = pathname.replace(/^[/\\]+/, '/');
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
