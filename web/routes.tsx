import {
  data,
  type LoaderFunctionArgs,
  Outlet,
  redirectDocument,
  type RouteObject,
} from 'react-router';
import { Document } from './document.tsx';
import { withoutShop } from './platform/on-behalf.ts';
import { consolePages, type Page, sellerPages, visitorPages } from './platform/paths.ts';
import { SellersStyles } from './platform/sellers-styles.tsx';
import { ErrorPage } from './routes/error.tsx';

/** Pages that lead from one to the other. The addresses of the other scripts are more than these pages need to start. */
const nearFiles = import.meta.glob<Pick<RouteObject, 'Component' | 'loader'>>(
  './routes/{home,business,detail,request,ask,kept,compare,request-submitted,customer-service}.tsx',
);

function fileOf(id: string) {
  const path = `./routes/${id}.tsx`;
  return async () => {
    // The page that confirms a request loads with its form: the connection may be gone by then.
    if (id === 'request' || id === 'ask') fileOf('request-submitted')().catch(() => {});
    const load = nearFiles[path] ?? (await import('./later-routes.ts')).pageFiles[path];
    return (await load?.()) ?? {};
  };
}

/** Routes whose id is the page's file in `routes/`, by which the server finds the scripts to preload. */
function routesOf(pages: Record<string, Page>, folder = ''): RouteObject[] {
  return Object.entries(pages).map(([name, { path = `/${folder}${name}`, ...handle }]) => {
    const id = folder + name;
    return { id, path, handle, lazy: fileOf(id) };
  });
}

/* The error boundary is inside the document, so error pages keep navigation and footer. */
const inDocument = (children: RouteObject[]): RouteObject[] => [
  {
    id: 'document',
    Component: Document,
    HydrateFallback: () => null,
    children: [{ id: 'pages', ErrorBoundary: ErrorPage, children }],
  },
];

const forSellers = (children: RouteObject[]): RouteObject => ({
  id: 'sellers',
  Component: SellersPages,
  children,
});

export const routes = inDocument([
  ...routesOf(visitorPages),
  forSellers([
    ...routesOf(sellerPages),
    {
      id: 'operator/console',
      handle: { bar: { search: false } },
      lazy: fileOf('operator/console'),
      children: routesOf(consolePages, 'operator/'),
    },
  ]),
  { id: 'not-found', path: '*', loader: rejectAddress, Component: () => null },
]);

/** The pages on which an operator edits a shop, below its address. Links to any other page leave the shop. */
export const shopRoutes = inDocument([
  forSellers([
    {
      id: 'operator/shop',
      lazy: fileOf('operator/shop'),
      children: routesOf(
        Object.fromEntries(
          Object.entries<Page>(sellerPages).filter(([, { isForOperators }]) => isForOperators),
        ),
      ),
    },
  ]),
  { id: 'not-found', path: '*', loader: leaveShop, Component: () => null },
]);

/** The layout of pages for sellers. Coming from the shop, it renders nothing until their stylesheet has loaded. */
function SellersPages() {
  return (
    <>
      <SellersStyles />
      <Outlet />
    </>
  );
}

function rejectAddress(): never {
  throw data(null, { status: 404 });
}

function leaveShop({ request }: LoaderFunctionArgs): never {
  const { origin, pathname, search } = new URL(request.url);
  if (typeof document === 'undefined') rejectAddress();
  throw redirectDocument(origin + withoutShop(pathname) + search);
}
