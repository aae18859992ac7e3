import { m } from '@orendi/messages';
import { useLocation } from 'react-router';
import { usePage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';

/** The navigation links: in the bar on wide screens, in the panel on narrow ones. */
export function MainLinks({ className }: { className: string }) {
  const { user } = usePage();
  const { pathname } = useLocation();
  const links = [
    [paths.home(), m.nav_home()],
    ...(user === null
      ? []
      : [
          [paths.profile(), m.nav_profile()],
          [paths.dashboard, m.nav_dashboard()],
          [paths.account, m.account_settings()],
        ]),
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
