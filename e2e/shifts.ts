import type { Page } from '@playwright/test';

/**
 * The layout shifts of a page so far, except right after a click and those of its font: where it arrives after the first
 * frame, words differ by a few pixels from the fallback font's, and so do the places of what follows them in a row.
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
            if (hadRecentInput || value < 0.005) continue;
            moved.push(`${value} ${sources.map(({ node }) => node?.textContent).join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive before the next frame is over.
        requestAnimationFrame(() => setTimeout(() => resolve(moved)));
      }),
  );
