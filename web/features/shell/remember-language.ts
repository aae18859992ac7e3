import type { Language, languageCookie } from '@orendi/contract/language';

const cookie: typeof languageCookie = 'lang';
const known: Record<Language, true> = { al: true, en: true };
/** Pages whose address is in one language. */
const roots: Record<string, Language> = { mobilje: 'al', furniture: 'en' };
const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Stores the language requested by the address in the cookie before anything can be pressed, so that the next page uses it
 * too. Part of a page's first script, so it imports nothing but types.
 */
export function rememberLanguage(): void {
  const [, root = ''] = location.pathname.split('/');
  const named = Object.hasOwn(roots, root) ? roots[root] : null;
  const asked = named ?? new URLSearchParams(location.search).get('lang') ?? '';
  if (!Object.hasOwn(known, asked)) return;
  document.cookie = `${cookie}=${asked}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}
