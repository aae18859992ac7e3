import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { useLocation } from 'react-router';
import { usePage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';

/** What is a user's own. An operator has a console where a seller has a shop. */
function ownLinks(user: User | null) {
  if (user === null) return [];
  const account = [paths.account, m.account_settings()];
  if (user.isOperator) return [[paths.operator.health, m.nav_console()], account];
  return [[paths.profile(), m.nav_profile()], [paths.dashboard, m.nav_dashboard()], account];
}

/** The navigation links: in the bar on wide screens, in the panel on narrow ones. */
export function MainLinks({ className }: { className: string }) {
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
