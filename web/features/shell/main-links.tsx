import { m } from '@orendi/messages';
import { NavLink } from 'react-router';
import { paths } from '../../paths.ts';

/** The links of the navigation: in the bar on wide screens, in the menu on narrow ones. */
export function MainLinks({ className }: { className: string }) {
  return (
    <>
      <NavLink to={paths.home()} end className={className}>
        {m.nav_home()}
      </NavLink>
      <NavLink to={paths.customerService} className={className}>
        {m.nav_how_it_works()}
      </NavLink>
    </>
  );
}
