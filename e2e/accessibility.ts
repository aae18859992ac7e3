import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The minified one: each page has to take it in before it is examined. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The violations that axe finds on the page, or only in the `parts` that these selectors name, once they are there: a
 * dialog whose code still loads would be nothing to examine. Axe runs in the page and only its violations leave it:
 * transferring everything it examined took ten times as long as the examination.
 */
export async function accessibilityFaults(page: Page, ...parts: string[]): Promise<string[]> {
  for (const part of parts) await page.locator(part).filter({ visible: true }).first().waitFor();
  await motionIsOver(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const suspects = await page.evaluate(
    async ([tags, include]) => {
      const { axe: found } = window as unknown as { axe: typeof axe };
      const { violations } = await found.run(include.length === 0 ? document : { include }, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, target, any }) => ({
          id,
          html,
          target: String(target[0]),
          covering: any.flatMap(({ relatedNodes = [] }) =>
            relatedNodes.map((node) => String(node.target[0])),
          ),
        })),
      );
    },
    [rules, parts] as const,
  );
  const faults: string[] = [];
  for (const { id, html, target, covering } of suspects) {
    if (id === 'target-size' && (await areApart(page, target, covering))) continue;
    faults.push(`${id}: ${html}`);
  }
  return faults;
}

/**
 * Waits until nothing fades or slides in any more: half a fade has half the contrast. What takes seconds (spinners,
 * the bar of a slow load) shows no text, and scroll-driven animations never end by themselves.
 */
async function motionIsOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          timeline !== document.timeline ||
          Number(effect?.getComputedTiming().endTime) > 1000,
      ),
  );
}

/**
 * Whether these elements cannot be seen overlapping, or only until somebody scrolls: axe takes slides outside a slider's
 * window for something pressable, and what lies behind a fixed bar for something that stays there.
 */
function areApart(page: Page, target: string, covering: string[]): Promise<boolean> {
  return page.evaluate(
    ([one, others]) => {
      const seen = (selector: string) => {
        const element = document.querySelector(selector);
        const box = element?.getBoundingClientRect();
        const view = element?.closest('.slider-view')?.getBoundingClientRect() ?? box;
        if (box === undefined || view === undefined) return undefined;
        return { left: Math.max(box.left, view.left), right: Math.min(box.right, view.right) };
      };
      const barOf = (selector: string) => {
        let element = document.querySelector(selector);
        while (element && !/fixed|sticky/.test(getComputedStyle(element).position)) {
          element = element.parentElement;
        }
        return element;
      };
      // A button that a bar cuts short is small, and then its neighbors count as too near.
      if (others.some((other) => barOf(one) !== barOf(other))) return true;
      const button = seen(one);
      return others.every((other) => {
        const slide = seen(other);
        if (button === undefined || slide === undefined) return false;
        return slide.right <= button.left || button.right <= slide.left;
      });
    },
    [target, covering] as const,
  );
}
