import { data, type RouteObject } from 'react-router';
import { Document } from './document.tsx';
import { pageHandle } from './features/shell/bar-options.ts';
import { SellersPages } from './features/shell/sellers-pages.tsx';
import { ErrorPage } from './routes/error.tsx';

/** Sign-in and sign-up pages: no distractions in the bar. */
const authPage = { search: false, login: false, menu: false };
const authBar = pageHandle(authPage);

const operatorRoutes: RouteObject[] = [
  {
    id: 'operator/health',
    path: '/operator',
    lazy: () => import('./routes/operator/health.tsx'),
  },
  {
    id: 'operator/businesses',
    path: '/operator/businesses',
    lazy: () => import('./routes/operator/businesses.tsx'),
  },
  {
    id: 'operator/listings',
    path: '/operator/listings',
    lazy: () => import('./routes/operator/listings.tsx'),
  },
  {
    id: 'operator/reports',
    path: '/operator/reports',
    lazy: () => import('./routes/operator/reports.tsx'),
  },
  {
    id: 'operator/requests',
    path: '/operator/requests',
    lazy: () => import('./routes/operator/requests.tsx'),
  },
  {
    id: 'operator/mails',
    path: '/operator/mails',
    lazy: () => import('./routes/operator/mails.tsx'),
  },
  {
    id: 'operator/search',
    path: '/operator/search',
    lazy: () => import('./routes/operator/search.tsx'),
  },
  { id: 'operator/base', path: '/operator/base', lazy: () => import('./routes/operator/base.tsx') },
  { id: 'operator/log', path: '/operator/log', lazy: () => import('./routes/operator/log.tsx') },
];

const sellersRoutes: RouteObject[] = [
  { id: 'login', path: '/login', handle: authBar, lazy: () => import('./routes/login.tsx') },
  { id: 'sign-up', path: '/sign-up', handle: authBar, lazy: () => import('./routes/sign-up.tsx') },
  {
    id: 'forgot-password',
    path: '/forgot-password',
    handle: authBar,
    lazy: () => import('./routes/forgot-password.tsx'),
  },
  {
    id: 'reset-password',
    path: '/reset-password/:token',
    handle: pageHandle(authPage, { isPrivate: true }),
    lazy: () => import('./routes/reset-password.tsx'),
  },
  {
    id: 'verify-email',
    path: '/verify-email/:token',
    handle: pageHandle({ search: false, menu: false }, { isPrivate: true }),
    lazy: () => import('./routes/verify-email.tsx'),
  },
  {
    id: 'onboarding',
    path: '/onboarding',
    handle: pageHandle({ search: false, menu: false }),
    lazy: () => import('./routes/onboarding.tsx'),
  },
  { id: 'profile', path: '/profile', lazy: () => import('./routes/profile.tsx') },
  {
    id: 'update-profile',
    path: '/update-profile',
    handle: pageHandle({ search: false }),
    lazy: () => import('./routes/update-profile.tsx'),
  },
  {
    id: 'create-product',
    path: '/create-product',
    handle: pageHandle({ search: false }),
    lazy: () => import('./routes/create-product.tsx'),
  },
  {
    id: 'product-detail',
    path: '/product-detail/:productId',
    handle: pageHandle({ search: false }),
    lazy: () => import('./routes/product-detail.tsx'),
  },
  {
    id: 'create-package',
    path: '/create-package',
    handle: pageHandle({ search: false }),
    lazy: () => import('./routes/create-package.tsx'),
  },
  {
    id: 'packages',
    path: '/packages/:packageId',
    handle: pageHandle({ search: false }),
    lazy: () => import('./routes/packages.tsx'),
  },
  {
    id: 'create-sale',
    path: '/create-sale',
    handle: pageHandle({ search: false }),
    lazy: () => import('./routes/create-sale.tsx'),
  },
  {
    id: 'bulk-sale',
    path: '/bulk-sale',
    handle: pageHandle({ search: false }),
    lazy: () => import('./routes/bulk-sale.tsx'),
  },
  {
    id: 'import-products',
    path: '/import-products',
    handle: pageHandle({ search: false }),
    lazy: () => import('./routes/import-products.tsx'),
  },
  { id: 'dashboard', path: '/dashboard', lazy: () => import('./routes/dashboard.tsx') },
  {
    id: 'missing-sizes',
    path: '/dashboard/sizes',
    handle: pageHandle({ search: false }),
    lazy: () => import('./routes/missing-sizes.tsx'),
  },
  { id: 'account', path: '/account', lazy: () => import('./routes/account.tsx') },
  {
    id: 'operator/second-factor',
    path: '/operator/second-factor',
    handle: pageHandle({ search: false }),
    lazy: () => import('./routes/operator/second-factor.tsx'),
  },
  {
    id: 'operator/console',
    handle: pageHandle({ search: false }),
    lazy: () => import('./routes/operator/console.tsx'),
    children: operatorRoutes,
  },
];

/*
 * The route tree. A route's id is its file name in `routes/`, by which the server finds the scripts to preload. The
 * error boundary is inside the document, so error pages keep navigation and footer.
 */
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
          {
            id: 'home',
            path: '/',
            // Home has a search of its own.
            handle: pageHandle({ search: false }),
            lazy: () => import('./routes/home.tsx'),
          },
          {
            id: 'business',
            path: '/business/:id',
            // This page has its own search, and belongs to one seller.
            handle: pageHandle({ search: false, login: false, menu: false }),
            lazy: () => import('./routes/business.tsx'),
          },
          { id: 'detail', path: '/:type/:id', lazy: () => import('./routes/detail.tsx') },
          { id: 'request', path: '/:type/:id/request', lazy: () => import('./routes/request.tsx') },
          {
            id: 'request-submitted',
            path: '/request-submitted',
            lazy: () => import('./routes/request-submitted.tsx'),
          },
          { id: 'contact-us', path: '/contact-us', lazy: () => import('./routes/contact-us.tsx') },
          {
            id: 'customer-service',
            path: '/customer-service',
            lazy: () => import('./routes/customer-service.tsx'),
          },
          {
            id: 'terms-of-service',
            path: '/terms-of-service',
            lazy: () => import('./routes/terms-of-service.tsx'),
          },
          {
            id: 'privacy-policy',
            path: '/privacy-policy',
            lazy: () => import('./routes/privacy-policy.tsx'),
          },
          { id: 'sellers', Component: SellersPages, children: sellersRoutes },
          { id: 'not-found', path: '*', loader: rejectAddress, Component: () => null },
        ],
      },
    ],
  },
];

function rejectAddress(): never {
  throw data(null, { status: 404 });
}
