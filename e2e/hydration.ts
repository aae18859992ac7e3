import type { Page } from '@playwright/test';

/** Has the pages that are opened from now on say when React has taken them over. */
export function noteHydration(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    addEventListener('hydrated', () => Object.assign(window, { isHydrated: true })),
  );
}

/** Waits until React has taken over the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isHydrated' in window);
}
