import { m } from '@orendi/messages';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { User } from '@orendi/contract/schemas/user';
import { objectIn, useKeptText } from '../../platform/kept-text.ts';
import { paths } from '../../platform/paths.ts';
import { useBarOptions, type BarOptions } from './bar-options.ts';
import { BarSearch } from './bar-search.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { usePage } from '../../platform/page-environment.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import type { SigningOut } from '../accounts/sign-out/signing-out.tsx';

export function TopBar() {
  const options = useBarOptions();
  const { search, login, menu, logout } = options;
  const { pathname } = useLocation();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper pt-[env(safe-area-inset-top)] cramped:relative print:relative">
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
          <KeptLink />
          {/* Keyed so that each page starts with an empty search. */}
          {search && <BarSearch key={pathname} />}
          <LanguageSwitcher />
          {login && (
            <div className={menu ? 'max-nav:hidden' : undefined}>
              <AccountButton mayLogOut={logout} isInBar />
            </div>
          )}
          {menu && <Menu {...options} />}
        </div>
      </div>
    </header>
  );
}

/** Where the kept pieces are; only the browser knows how many. */
function KeptLink() {
  const count = Object.keys(objectIn(useKeptText('kept', 'localStorage') ?? null)).length;
  if (count === 0) return null;
  return (
    <a href={paths.kept} aria-label={m.kept_count({ count })} className="heart">
      {count}
    </a>
  );
}

/**
 * The navigation on narrow screens: a panel below the bar. Its backdrop belongs to the summary, so a press outside
 * closes it even without script.
 */
function Menu({ login, logout }: BarOptions) {
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
        {login && <AccountButton mayLogOut={logout} isInBar={false} />}
      </div>
    </details>
  );
}

/** Links to a user's own pages. An operator has a console where a seller has a shop. */
function ownLinks(user: User | null) {
  if (user === null) return [];
  const account = [paths.account, m.account_settings()];
  if (user.isOperator) return [[paths.operator.health, m.nav_console()], account];
  return [[paths.profile(), m.nav_profile()], [paths.dashboard, m.nav_dashboard()], account];
}

/** The navigation links: in the bar on wide screens, in the panel on narrow ones. */
function MainLinks({ className }: { className: string }) {
  const { user } = usePage();
  const { pathname } = useLocation();
  const links = [
    [paths.home(), m.nav_home()],
    ...ownLinks(user),
    [paths.customerService, m.nav_how_it_works()],
  ];
  return links.map(([path, name]) => (
    <a
      key={path}
      href={path}
      aria-current={path === pathname ? 'page' : undefined}
      className={className}
    >
      {name}
    </a>
  ));
}

/** The bar of a narrow screen has room for its icon only. */
function AccountButton({ mayLogOut, isInBar }: { mayLogOut: boolean; isInBar: boolean }) {
  const { user } = usePage();
  const look = buttonClass('plain', isInBar ? 'small' : 'medium');
  if (user && mayLogOut) return <SignOutButton className={look} />;
  return (
    <a href={paths.login} className={isInBar ? `${look} max-nav:px-2` : look}>
      {isInBar && <Icon name="user" className="nav:hidden" />}
      <span className={isInBar ? 'max-nav:sr-only' : undefined}>
        {user ? m.account_mine() : m.account_list_business()}
      </span>
    </a>
  );
}

/** Signs the user out. Its code loads on press: most visitors have no account. */
function SignOutButton({ className }: { className: string }) {
  const [Leaving, setLeaving] = useState<typeof SigningOut>();

  function signOut() {
    import('../accounts/sign-out/signing-out.tsx').then(
      ({ SigningOut }) => setLeaving(() => SigningOut),
      () => {},
    );
  }

  return (
    <>
      <button type="button" onClick={signOut} className={className}>
        {m.account_sign_out()}
      </button>
      {Leaving && <Leaving onFailure={() => setLeaving(undefined)} />}
    </>
  );
}

/** The logo of the marketplace, whose white ground is not seen, or its name; the product's own name is written small. */
export function BrandMark() {
  const { name, logo } = usePage().market;
  if (logo)
    return (
      <img
        src={logo}
        alt={name}
        className="h-8 w-28 object-contain object-left mix-blend-multiply"
      />
    );
  const size =
    name.length > 12
      ? 'line-clamp-2 text-m leading-tight wrap-anywhere'
      : `block text-xl leading-none tracking-mark ${name.length > 8 ? 'max-xs:text-l' : ''}`;
  return (
    <span className={`-my-1 max-w-[38vw] py-1 pr-px ${size} font-bold text-ink nav:max-w-80`}>
      {name === 'Orendi' ? 'orendi' : name}
      <span className="text-accent">.</span>
    </span>
  );
}
