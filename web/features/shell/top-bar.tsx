import { m } from '@orendi/messages';
import { paths } from '../../paths.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MainLinks } from './main-links.tsx';
import { Menu } from './menu.tsx';

export function TopBar() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/92 backdrop-blur-md">
      <div className="wrap flex h-15 items-center gap-6 nav:h-17">
        <a href={paths.home()} aria-label={m.nav_mark()} className="-m-2 p-2">
          <BrandMark />
        </a>
        <nav aria-label={m.nav_label()} className="hidden gap-6 text-s font-medium nav:flex">
          <MainLinks className="py-2 text-ink-quiet transition-colors hover:text-ink aria-[current]:text-ink" />
        </nav>
        <div className="ml-auto flex items-center gap-2 nav:gap-4">
          <LanguageSwitcher />
          <Menu />
        </div>
      </div>
    </header>
  );
}
