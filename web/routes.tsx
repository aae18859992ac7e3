import { data, Outlet, type RouteObject } from 'react-router';
import { Document } from './document.tsx';
import type { PageHandle } from './features/shell/bar-options.ts';
import { usePage } from './platform/page-environment.tsx';
import { ErrorPage } from './routes/error.tsx';

/** For sellers' forms, which a search would lead away from. */
const noSearch = { bar: { search: false } };
const noLinks = { bar: { search: false, menu: false } };
/** Sign-in and sign-up pages: no distractions in the bar. */
const noBar = { bar: { search: false, login: false, menu: false } };

interface Options extends PageHandle {
  /** Same as the id unless given. */
  path?: string;
}

/** @param id the page's file in `routes/`, by which the server finds the scripts to preload */
function page(
  id: string,
  lazy: RouteObject['lazy'],
  { path = `/${id}`, ...handle }: Options = {},
): RouteObject {
  return { id, path, handle, lazy };
}

const operatorRoutes = [
  page('operator/health', () => import('./routes/operator/health.tsx'), { path: '/operator' }),
  page('operator/businesses', () => import('./routes/operator/businesses.tsx')),
  page('operator/listings', () => import('./routes/operator/listings.tsx')),
  page('operator/reports', () => import('./routes/operator/reports.tsx')),
  page('operator/requests', () => import('./routes/operator/requests.tsx')),
  page('operator/mails', () => import('./routes/operator/mails.tsx')),
  page('operator/search', () => import('./routes/operator/search.tsx')),
  page('operator/base', () => import('./routes/operator/base.tsx')),
  page('operator/log', () => import('./routes/operator/log.tsx')),
];

const sellersRoutes: RouteObject[] = [
  page('login', () => import('./routes/login.tsx'), noBar),
  page('sign-up', () => import('./routes/sign-up.tsx'), noBar),
  page('forgot-password', () => import('./routes/forgot-password.tsx'), noBar),
  page('reset-password', () => import('./routes/reset-password.tsx'), {
    ...noBar,
    path: '/reset-password/:token',
    isPrivate: true,
  }),
  page('verify-email', () => import('./routes/verify-email.tsx'), {
    ...noLinks,
    path: '/verify-email/:token',
    isPrivate: true,
  }),
  page('onboarding', () => import('./routes/onboarding.tsx'), noLinks),
  page('profile', () => import('./routes/profile.tsx')),
  page('update-profile', () => import('./routes/update-profile.tsx'), noSearch),
  page('create-product', () => import('./routes/create-product.tsx'), noSearch),
  page('product-detail', () => import('./routes/product-detail.tsx'), {
    ...noSearch,
    path: '/product-detail/:productId',
  }),
  page('create-package', () => import('./routes/create-package.tsx'), noSearch),
  page('packages', () => import('./routes/packages.tsx'), {
    ...noSearch,
    path: '/packages/:packageId',
  }),
  page('create-sale', () => import('./routes/create-sale.tsx'), noSearch),
  page('bulk-sale', () => import('./routes/bulk-sale.tsx'), noSearch),
  page('import-products', () => import('./routes/import-products.tsx'), noSearch),
  page('dashboard', () => import('./routes/dashboard.tsx')),
  page('missing-sizes', () => import('./routes/missing-sizes.tsx'), {
    ...noSearch,
    path: '/dashboard/sizes',
  }),
  page('account', () => import('./routes/account.tsx')),
  page('operator/second-factor', () => import('./routes/operator/second-factor.tsx'), noSearch),
  {
    id: 'operator/console',
    handle: noSearch,
    lazy: () => import('./routes/operator/console.tsx'),
    children: operatorRoutes,
  },
];

/* The error boundary is inside the document, so error pages keep navigation and footer. */
export const routes: RouteObject[] = [
  {
    id: 'document',
    Component: Document,
    HydrateFallback: () => null,
    children: [
      {
        id: 'pages',
        ErrorBoundary: ErrorPage,
        children: [
          // Has a search of its own.
          page('home', () => import('./routes/home.tsx'), { ...noSearch, path: '/' }),
          // Has a search of its own, and belongs to one seller.
          page('business', () => import('./routes/business.tsx'), {
            ...noBar,
            path: '/business/:id',
          }),
          page('detail', () => import('./routes/detail.tsx'), { path: '/:type/:id' }),
          page('request', () => import('./routes/request.tsx'), { path: '/:type/:id/request' }),
          page('request-submitted', () => import('./routes/request-submitted.tsx')),
          page('contact-us', () => import('./routes/contact-us.tsx')),
          page('customer-service', () => import('./routes/customer-service.tsx')),
          page('terms-of-service', () => import('./routes/terms-of-service.tsx')),
          page('privacy-policy', () => import('./routes/privacy-policy.tsx')),
          { id: 'sellers', Component: SellersPages, children: sellersRoutes },
          { id: 'not-found', path: '*', loader: rejectAddress, Component: () => null },
        ],
      },
    ],
  },
];

/** The layout of pages for sellers. Coming from the shop, it renders nothing until their stylesheet has loaded. */
function SellersPages() {
  const { styles, sellersStyles } = usePage().assets;
  return (
    <>
      {!styles.includes(sellersStyles) && (
        <link rel="stylesheet" href={sellersStyles} precedence="sellers" />
      )}
      <Outlet />
    </>
  );
}

function rejectAddress(): never {
  throw data(null, { status: 404 });
}
