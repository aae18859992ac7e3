import { data, type RouteObject } from 'react-router';
import { Document } from './document.tsx';
import { pageHandle } from './features/shell/bar-options.ts';
import { ErrorPage } from './routes/error.tsx';

/*
 * The pages. A route's id is the name of its file in `routes/`, by which the server finds the scripts to fetch
 * ahead. The boundary stands inside the document, so that an error page keeps navigation and footer.
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
          { id: 'login', path: '/login', lazy: () => import('./routes/login.tsx') },
          { id: 'not-found', path: '*', loader: rejectAddress, Component: () => null },
        ],
      },
    ],
  },
];

function rejectAddress(): never {
  throw data(null, { status: 404 });
}
