import type { Page } from '@playwright/test';

/**
 * The layout shifts of a page so far, except right after a click and those below Chrome's reporting threshold: until
 * the font has loaded, the fallback font's letters differ by fractions of a pixel.
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
        // Buffered entries arrive before the next frame is over.
        requestAnimationFrame(() => setTimeout(() => resolve(moved)));
      }),
  );
