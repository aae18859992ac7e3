import type { Locator, Page } from '@playwright/test';
import { isLazy } from './request-page.ts';
import { boxOf } from './box-of.ts';
import { expect, test } from './shop.ts';

const longText =
  'A long sentence about a piece of furniture that does not fit into one line of a tooltip';

/** Puts a button with a tooltip at a position of the screen. */
async function place(page: Page, style: string, text = longText): Promise<Locator> {
  await page.evaluate(
    ([css, tooltip]) => {
      document.querySelector('#placed')?.remove();
      const button = document.createElement('button');
      button.id = 'placed';
      button.textContent = 'Here';
      button.dataset.tooltip = tooltip;
      button.style.cssText = `position: fixed; z-index: 45; background: white; ${css}`;
      document.body.append(button);
    },
    [style, text] as const,
  );
  return page.locator('#placed');
}

test.describe('tooltips', () => {
  for (const [side, style] of [
    ['right', 'left: 300px; top: 300px; width: 60px; height: 40px'],
    ['bottom', 'right: 20px; top: 300px; width: 60px; height: 40px'],
    ['top', 'right: 20px; bottom: 20px; width: 60px; height: 40px'],
    ['left', 'right: 20px; top: 20px; bottom: 20px; width: 60px'],
  ] as const) {
    test(`stand on the ${side} where that is the first side with room`, async ({ shop, page }) => {
      await page.setViewportSize({ width: 1000, height: 700 });
      await shop.open('/contact-us');
      const anchor = await place(page, style);
      await page.mouse.move(500, 100);
      await anchor.hover();
      const tooltip = page.getByRole('tooltip');
      await expect(tooltip).toHaveAttribute('data-side', side);
      const [at, tip] = [await boxOf(anchor), await boxOf(tooltip)];
      const gaps = {
        right: tip.x - (at.x + at.width),
        bottom: tip.y - (at.y + at.height),
        top: at.y - (tip.y + tip.height),
        left: at.x - (tip.x + tip.width),
      };
      expect(Math.abs(gaps[side] - 8)).toBeLessThanOrEqual(1);
      expect(tip.width).toBe(250);
      expect(tip.x).toBeGreaterThanOrEqual(10);
      expect(tip.y).toBeGreaterThanOrEqual(10);
      expect(tip.x + tip.width).toBeLessThanOrEqual(990);
      expect(tip.y + tip.height).toBeLessThanOrEqual(690);
    });
  }

  test('come with the keyboard’s focus, describe, and go with Escape or the focus', async ({
    shop,
    page,
  }) => {
    await shop.open('/contact-us');
    const anchor = await place(page, 'left: 300px; top: 300px');
    const tooltip = page.getByRole('tooltip');
    await page.keyboard.press('Tab');
    await anchor.focus();
    await expect(tooltip).toHaveText(longText);
    await expect(anchor).toHaveAccessibleDescription(longText);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await expect(anchor).toBeFocused();
    await expect(anchor).not.toHaveAttribute('aria-describedby');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(anchor).toBeFocused();
    await expect(tooltip).toHaveText(longText);
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip).toHaveCount(0);
  });

  test('stay under the pointer, go with Escape, and come back with the pointer', async ({
    shop,
    page,
  }) => {
    await page.clock.install();
    await shop.open('/contact-us');
    const anchor = await place(page, 'left: 300px; top: 300px');
    const tooltip = page.getByRole('tooltip');
    await anchor.hover();
    await expect(tooltip).toBeVisible();
    const tip = await boxOf(tooltip);
    const at = await boxOf(anchor);
    // However slowly the pointer moves here, on the page's clock it takes no time.
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.mouse.move(tip.x - 4, at.y + at.height / 2);
    await page.mouse.move(tip.x + 40, tip.y + 10);
    await page.clock.runFor(5_000);
    await expect(tooltip).toBeVisible();
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await page.mouse.move(10, 500);
    await anchor.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(10, 500);
    await expect(tooltip).toHaveCount(0);
  });

  test('go with their element: scrolled away, or gone', async ({ shop, page }) => {
    await shop.open('/');
    const tooltip = page.getByRole('tooltip');
    const anchor = page.getByRole('heading', { level: 1 });
    await anchor.evaluate((heading) => (heading.dataset.tooltip = 'A heading'));
    await anchor.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.wheel(0, 2000);
    await expect(tooltip).toHaveCount(0);
    const placed = await place(page, 'left: 300px; top: 300px');
    await placed.hover();
    await expect(tooltip).toHaveText(longText);
    await placed.evaluate((element) => element.remove());
    await expect(tooltip).toHaveCount(0);
  });

  test('do not repeat a name, and are silent without a text', async ({ shop, page }) => {
    await shop.open('/contact-us');
    const tooltip = page.getByRole('tooltip');
    const anchor = await place(page, 'left: 300px; top: 300px', 'Tavolina pune');
    await anchor.evaluate((element) => {
      element.innerHTML =
        '<span aria-hidden="true">Tavolina p…</span><span class="sr-only">Tavolina pune</span>';
    });
    await anchor.hover();
    await expect(tooltip).toHaveText('Tavolina pune');
    await expect(anchor).not.toHaveAttribute('aria-describedby');
    await page.mouse.move(10, 500);
    await expect(tooltip).toHaveCount(0);
    await place(page, 'left: 300px; top: 300px', ' ');
    await anchor.focus();
    await place(page, 'left: 300px; top: 300px', 'Second');
    await anchor.hover();
    await expect(tooltip).toHaveText('Second');
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('do not come with a touch', async ({ shop, page }) => {
      const lazy: string[] = [];
      page.on('request', (request) => isLazy(request.url()) && lazy.push(request.url()));
      await shop.open('/contact-us');
      const anchor = await place(page, 'left: 300px; top: 300px');
      await anchor.tap();
      await expect(anchor).toBeFocused();
      expect(lazy).toEqual([]);
      await page.mouse.move(10, 500);
      await anchor.hover();
      await expect(page.getByRole('tooltip')).toHaveText(longText);
      await page.mouse.move(10, 500);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await anchor.tap();
      await page.clock.install();
      await page.clock.runFor(1_000);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    });
  });
});
