import { isLanguage } from '@orendi/contract/language';
import type { User } from '@orendi/contract/schemas/user';

/**
 * Removes `?lang=` from the address once `remember-language.ts` has stored it in the cookie. Links from elsewhere never
 * change an account's language; pressing our own switcher does, even before hydration.
 */
export function keepChosenLanguage(user: User | null): void {
  const address = new URL(location.href);
  const chosen = address.searchParams.get('lang');
  if (chosen === null) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  const isOwnLink = document.referrer.startsWith(`${location.origin}/`);
  if (!isLanguage(chosen) || !isOwnLink || user === null || user.language === chosen) return;
  import('./change-language.ts').then(
    ({ changeLanguage }) => changeLanguage(chosen, address.href),
    () => {},
  );
}
