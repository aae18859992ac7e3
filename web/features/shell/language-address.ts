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
  return `${pathname}?${parameters}`;
}

/** The one address of a page whatever its language. */
export function neutralAddress({ pathname, search }: Address): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('lang');
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
}
