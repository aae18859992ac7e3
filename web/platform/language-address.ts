import type { Language } from '@orendi/contract/language';

interface Address {
  pathname: string;
  search: string;
}

/** The same address in a language; what it already says of languages is replaced. */
export function languageAddress({ pathname, search }: Address, language: Language): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('lang');
  parameters.set('lang', language);
  return `${ownPath(pathname)}?${parameters}`;
}

/** The one address of a page whatever its language. */
export function neutralAddress({ pathname, search }: Address): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('lang');
  const path = ownPath(pathname);
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** In a link, a path that begins with two slashes would be another host. */
function ownPath(pathname: string): string {
  return pathname.replace(/^[/\\]+/, '/');
}
