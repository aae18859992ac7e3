import { matchRoutes, type RouteObject } from 'react-router';

/** Brings in the lazy parts of the page at hand: without them the first render would differ from the server's. */
export async function loadFirstRoutes(
  routes: RouteObject[],
  location: { pathname: string },
): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const parts = await route.lazy();
      Object.assign(route, parts, { lazy: undefined });
    }),
  );
}
