import { isLanguage, languageCookie } from '@orendi/contract/language';

const yearInSeconds = 365 * 24 * 60 * 60;

/** Keeps a language that was chosen by `?lang=` in the cookie, and takes the parameter out of the address. */
export function keepChosenLanguage(): void {
  const address = new URL(location.href);
  const chosen = address.searchParams.get('lang');
  if (chosen === null) return;
  if (isLanguage(chosen)) {
    document.cookie = `${languageCookie}=${chosen}; path=/; max-age=${yearInSeconds}; samesite=lax`;
  }
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}
