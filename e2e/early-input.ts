import type { Page } from '@playwright/test';
import { noteHydration, untilHydrated } from './hydration.ts';

/**
 * Opens a page whose scripts are late.
 * @returns lets them arrive, and waits until React has taken over the page
 */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>();
  const scripts = /\.js$/;
  await page.route(scripts, (route) => mayArrive.then(() => route.continue()));
  await noteHydration(page);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en`, { waitUntil: 'commit' });
  return async () => {
    arrive();
    await untilHydrated(page);
    await page.unroute(scripts);
  };
}
