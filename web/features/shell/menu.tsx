import { m } from '@orendi/messages';
import { Icon } from '../../ui/icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { AccountButton } from './account-button.tsx';
import type { BarOptions } from './bar-options.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MainLinks } from './main-links.tsx';

/**
 * The navigation on narrow screens: a panel below the bar. Its backdrop belongs to the summary, so a press outside
 * closes it even without script.
 */
export function Menu({ login, logout }: BarOptions) {
  const disclosure = useDisclosure({ takesFocus: true });
  return (
    <details ref={disclosure} data-covers-page className="group nav:hidden">
      <summary
        aria-label={m.nav_menu()}
        className="-mr-2 grid size-11 place-items-center rounded-pill group-open:before:absolute group-open:before:inset-x-0 group-open:before:top-full group-open:before:h-dvh group-open:before:animate-appear group-open:before:bg-ink/40 hover:bg-sand"
      >
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="close" className="hidden group-open:block" />
      </summary>
      <div className="wrap absolute inset-x-0 top-full flex max-h-[calc(100dvh-100%)] animate-unfold flex-col overflow-y-auto overscroll-contain border-b border-line bg-paper pt-1 pb-5 shadow-lift">
        <nav aria-label={m.nav_label()} className="flex flex-col">
          <MainLinks className="border-b border-line py-4 text-l font-medium aria-[current]:text-accent-deep" />
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-4 py-4">
          <span aria-hidden className="text-l font-medium">
            {m.nav_language()}
          </span>
          <LanguageSwitcher />
        </div>
        {login && <AccountButton mayLogOut={logout} place="panel" />}
      </div>
    </details>
  );
}
