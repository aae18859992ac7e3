import { Outlet } from 'react-router';
import { usePage } from '../../platform/page-environment.tsx';

/** Around the pages where sellers sign in and work. None of them shows before their styles are there. */
export function SellersPages() {
  return (
    <>
      <link rel="stylesheet" href={usePage().assets.sellersStyles} precedence="sellers" />
      <Outlet />
    </>
  );
}
