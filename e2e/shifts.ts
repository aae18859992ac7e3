import type { Page } from '@playwright/test';

/**
 * What has moved on a page so far, right after a press left out, and what is too little for Chrome's own reports: before
 * the font is there, the letters of its stand-in are not to the pixel as wide.
 */
export const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node }[];
        };
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            if (hadRecentInput || value < 0.001) continue;
            moved.push(`${value} ${sources.map(({ node }) => node?.textContent).join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries come before the next frame is over.
        requestAnimationFrame(() => setTimeout(() => resolve(moved)));
      }),
  );
