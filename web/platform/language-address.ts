import type { Language } from '@orendi/contract/language';

export interface Address {
  pathname: string;
  search: string;
}

/** The address in the given language, replacing any it names. */
export function languageAddress(address: Address, language: Language): string {
  const neutral = neutralAddress(address);
  return `${neutral}${neutral.includes('?') ? '&' : '?'}lang=${language}`;
}

/** A page's address without a language. */
export function neutralAddress({ pathname, search }: Address): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('lang');
  const path = ownPath(pathname);
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** A link to a path that starts with two slashes would lead to another host. */
function ownPath(pathname: string): string {
  return pathname.replace(/^[/\\]+/, '/');
}
