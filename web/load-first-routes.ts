import { matchRoutes, type RouteObject } from 'react-router';

/** Loads the lazy routes of the current page, without which the first render would not match the server's markup. */
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
