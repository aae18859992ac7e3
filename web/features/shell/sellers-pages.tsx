import { Outlet } from 'react-router';
import { usePage } from '../../platform/page-environment.tsx';

/** The layout of pages for sellers. Renders nothing until their stylesheet has loaded. */
export function SellersPages() {
  return (
    <>
      <link rel="stylesheet" href={usePage().assets.sellersStyles} precedence="sellers" />
      <Outlet />
    </>
  );
}
