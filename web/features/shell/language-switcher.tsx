import { htmlLanguages, languageLabels, languages } from '@orendi/contract/language';
import { m } from '@orendi/messages';
import { useLocation } from 'react-router';
import { useLanguage } from '../../page-environment.tsx';
import { languageAddress } from './language-address.ts';

/** Plain links to the same page in the other language: the whole page is loaded, so that every word is new. */
export function LanguageSwitcher() {
  const current = useLanguage();
  const location = useLocation();
  return (
    <ul
      aria-label={m.nav_language()}
      className="flex rounded-pill border border-line-strong p-0.75 text-xs font-semibold"
    >
      {languages.map((language) => (
        <li key={language}>
          <a
            href={languageAddress(location, language)}
            data-full-load
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
