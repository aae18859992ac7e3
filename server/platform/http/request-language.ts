import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCookie,
} from '@orendi/contract/language';

const cookiePattern = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`);

/** An anonymous caller's language: `?lang=`, else the cookie, else Albanian. Unknown values are ignored. */
export function requestLanguage(url: string, cookies: string | null | undefined): Language {
  const query = url.indexOf('?');
  const asked = query < 0 ? null : new URLSearchParams(url.slice(query)).get('lang');
  if (isLanguage(asked)) return asked;
  const kept = cookies ? cookiePattern.exec(cookies)?.[1] : undefined;
  return isLanguage(kept) ? kept : defaultLanguage;
}
