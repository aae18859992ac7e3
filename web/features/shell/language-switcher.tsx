import {
  htmlLanguages,
  isLanguage,
  languageLabels,
  languages,
  type Language,
} from '@orendi/contract/language';
import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import type { MouseEvent } from 'react';
import { useHref, useLocation } from 'react-router';
import { usePage } from '../../platform/page-environment.tsx';
import { languageAddress } from '../../platform/language-address.ts';

/** Links to the same page in the other language. With script, a user's choice is first saved with the account. */
export function LanguageSwitcher() {
  const { language: current, user } = usePage();
  const { pathname, search } = useLocation();
  const address = { pathname: useHref(pathname), search };

  function keepWithAccount(event: MouseEvent<HTMLAnchorElement>, language: Language) {
    const { metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
    if (user === null || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    changeLater(language, currentTarget.href);
  }

  return (
    <ul
      aria-label={m.nav_language()}
      className="flex rounded-pill border border-line-strong p-0.75 text-xs font-semibold"
    >
      {languages.map((language) => (
        <li key={language}>
          <a
            href={languageAddress(address, language)}
            data-full-load
            onClick={(event) => keepWithAccount(event, language)}
            lang={htmlLanguages[language]}
            hrefLang={htmlLanguages[language]}
            aria-label={language === 'al' ? m.nav_language_al() : m.nav_language_en()}
            aria-current={language === current ? 'true' : undefined}
            className="block rounded-pill px-3 py-1.5 text-ink-quiet transition-colors hover:text-ink aria-[current]:bg-ink aria-[current]:text-on-dark"
          >
            {languageLabels[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}

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
  changeLater(chosen, address.href);
}

function changeLater(language: Language, address: string): void {
  import('./change-language.ts').then(
    ({ changeLanguage }) => changeLanguage(language, address),
    () => {},
  );
}
