import { m } from '@orendi/messages';
import { useLocation } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { AccountButton } from './account-button.tsx';
import { useBarOptions } from './bar-options.ts';
import { BarSearch } from './bar-search.tsx';
import { BrandMark } from './brand-mark.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MainLinks } from './main-links.tsx';
import { Menu } from './menu.tsx';

export function TopBar() {
  const options = useBarOptions();
  const { search, login, menu, logout } = options;
  const { pathname } = useLocation();
  return (
    <header className="top-bar border-b border-line bg-paper">
      <div className="wrap flex min-h-15 flex-wrap items-center gap-x-2 nav:min-h-17 nav:gap-x-6">
        <a href={paths.home()} aria-label={m.nav_mark()} className="-m-2 p-2">
          <BrandMark />
        </a>
        {menu && (
          <nav
            aria-label={m.nav_label()}
            className="hidden gap-6 text-s font-medium nav:flex print:hidden"
          >
            <MainLinks className="py-2 text-ink-quiet transition-colors hover:text-ink aria-[current]:text-ink" />
          </nav>
        )}
        <div className="ml-auto flex grow flex-wrap items-center justify-end gap-1 py-1 xs:gap-2 nav:gap-4 print:hidden">
          {/* Keyed so that each page starts with an empty search. */}
          {search && <BarSearch key={pathname} />}
          <LanguageSwitcher />
          {login && (
            <div className={menu ? 'max-nav:hidden' : undefined}>
              <AccountButton mayLogOut={logout} place="bar" />
            </div>
          )}
          {menu && <Menu {...options} />}
        </div>
      </div>
    </header>
  );
}
