import type { Language, languageCookie } from '@orendi/contract/language';

const cookie: typeof languageCookie = 'lang';
const known: Record<Language, true> = { al: true, en: true };
const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Keeps a language that the address asks for by `?lang=` in the cookie, before anything can be pressed: the next page
 * speaks it too. It runs in the first script of a page, which takes nothing along but types.
 */
export function rememberLanguage(): void {
  const asked = new URLSearchParams(location.search).get('lang') ?? '';
  if (!Object.hasOwn(known, asked)) return;
  document.cookie = `${cookie}=${asked}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}
