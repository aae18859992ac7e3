import { m } from '@orendi/messages';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';

/** The links of the navigation: in the bar on wide screens, in the menu on narrow ones. */
export function MainLinks({ className }: { className: string }) {
  const { pathname } = useLocation();
  const links = [
    { path: paths.home(), name: m.nav_home() },
    { path: paths.customerService, name: m.nav_how_it_works() },
  ];
  return links.map(({ path, name }) => (
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
