import { isLanguage } from '@orendi/contract/language';
import type { User } from '@orendi/contract/schemas/user';

/**
 * Takes a language that was chosen by `?lang=` out of the address, once `remember-language.ts` has put it into the
 * cookie. A link from elsewhere never changes what an account says; a press on our own switcher does, also one before
 * the script came.
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
