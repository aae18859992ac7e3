import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on the page, or only in the `parts` of it that these selectors name. */
export async function accessibilityFaults(page: Page, ...parts: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(rules);
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target, any } of nodes) {
      const covering = any.flatMap(({ relatedNodes = [] }) =>
        relatedNodes.map((node) => node.target),
      );
      if (id === 'target-size' && (await areApart(page, target, covering))) continue;
      faults.push(`${id}: ${html}`);
    }
  }
  return faults;
}

/** Whether nobody can see these meet: axe takes what a slider's window cuts off for something to be pressed. */
function areApart(page: Page, target: unknown[], covering: unknown[][]): Promise<boolean> {
  return page.evaluate(
    ([one, others]) => {
      const seen = (selector: string) => {
        const element = document.querySelector(selector);
        const box = element?.getBoundingClientRect();
        const view = element?.closest('.slider-view')?.getBoundingClientRect() ?? box;
        if (box === undefined || view === undefined) return undefined;
        return { left: Math.max(box.left, view.left), right: Math.min(box.right, view.right) };
      };
      const button = seen(one);
      return others.every((other) => {
        const slide = seen(other);
        if (button === undefined || slide === undefined) return false;
        return slide.right <= button.left || button.right <= slide.left;
      });
    },
    [String(target[0]), covering.map((other) => String(other[0]))] as const,
  );
}
