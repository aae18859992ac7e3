import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { boxOf } from './box-of.ts';
import {
  answer,
  inTheWay,
  isLazy,
  languages,
  openForm,
  sendForm,
  toastsOf,
  words,
  type Language,
} from './request-page.ts';
import { expect, test, type Shop } from './shop.ts';

type Add = { kind: string; text: string; id?: string; duration?: number };

/**
 * Loads the product's own toaster by showing a toast.
 * @returns shows further ones
 */
async function openToaster(shop: Shop, language: Language = 'en') {
  const { page } = shop;
  const loaded = page.waitForResponse((response) => isLazy(response.url()));
  await openForm(shop, language);
  const message = 'The first';
  await answer(page, (route) =>
    route.fulfill({ status: 429, json: { message, code: 'RATE_LIMITED' } }),
  );
  await sendForm(page, language);
  const url = (await loaded).url();
  await expect(inTheWay(page)).toHaveText(message);
  const run = (step: { add?: Add[]; remove?: string }) =>
    page.evaluate(
      async ([address, { add = [], remove }]) => {
        const { addToast, removeToast } = await import(address);
        for (const toast of add) addToast(toast);
        if (remove !== undefined) removeToast(remove);
      },
      [url, step] as const,
    );
  await run({ remove: 'request' });
  await expect(toastsOf(page)).toHaveCount(0);
  return {
    add: (...toasts: Add[]) => run({ add: toasts }),
    remove: (id: string) => run({ remove: id }),
  };
}

/** The same with a stopped clock, until the test runs it. */
async function openStillToaster(shop: Shop) {
  await shop.page.clock.install();
  const toaster = await openToaster(shop);
  await shop.page.clock.pauseAt(Date.now() + 600_000);
  return toaster;
}

/** Lets milliseconds pass on the page's clock, once React has rendered what the last event changed. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage('after the task that React has queued');
      }),
  );
  await page.clock.runFor(milliseconds);
}

/** A phone's screen and a wide one. */
const sizes = [
  [375, 700],
  [1440, 900],
] as const;

test.describe('toasts', () => {
  test('each kind stands as long as it must, and is removed a second later', async ({
    shop,
    page,
  }) => {
    const toaster = await openStillToaster(shop);
    for (const [kind, milliseconds, given] of [
      ['error', 4000, undefined],
      ['blank', 4000, undefined],
      ['success', 2000, undefined],
      ['custom', 4000, undefined],
      ['error', 3000, 3000],
    ] as const) {
      await test.step(`${kind} stands ${milliseconds} ms`, async () => {
        await toaster.add({ kind, text: 'Look', duration: given });
        await expect(inTheWay(page)).toHaveText('Look');
        await pass(page, milliseconds - 200);
        await expect(inTheWay(page)).toHaveCount(1);
        await pass(page, 400);
        await expect(inTheWay(page)).toHaveCount(0);
        await pass(page, 600);
        await expect(toastsOf(page)).toHaveCount(1);
        await pass(page, 400);
        await expect(toastsOf(page)).toHaveCount(0);
      });
    }
  });

  test('that load stay until something takes their place or dismisses them', async ({
    shop,
    page,
  }) => {
    const toaster = await openStillToaster(shop);
    await toaster.add({ kind: 'loading', text: 'Loading', id: 'x' });
    await pass(page, 3_600_000);
    await expect(inTheWay(page)).toHaveText('Loading');
    await toaster.add({ kind: 'success', text: 'Done', id: 'x' });
    await expect(inTheWay(page)).toHaveText('Done');
    await pass(page, 2_200);
    await expect(inTheWay(page)).toHaveCount(0);
    await toaster.add({ kind: 'loading', text: 'Again', id: 'y' });
    await toaster.remove('y');
    await pass(page, 1_200);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('are not removed with the leaving one whose place they take', async ({ shop, page }) => {
    const toaster = await openStillToaster(shop);
    // The clock may stop the leaving one before or after the other is there, so a few times.
    for (let times = 0; times < 4; times += 1) {
      await toaster.add({ kind: 'loading', text: 'Loading', id: 'x' });
      await toaster.remove('x');
      await pass(page, 990);
      await Promise.all([
        toaster.add({ kind: 'error', text: 'Failed', id: 'x' }),
        page.clock.runFor(20),
      ]);
      await pass(page, 1_500);
      await expect(inTheWay(page)).toHaveText('Failed');
      await toaster.remove('x');
      await pass(page, 1_200);
      await expect(toastsOf(page)).toHaveCount(0);
    }
  });

  test('are 20 at most, the newest first', async ({ shop, page }) => {
    const toaster = await openToaster(shop);
    await toaster.add(
      ...Array.from({ length: 25 }, (_, index) => ({ kind: 'loading', text: `Toast ${index}` })),
    );
    await expect(toastsOf(page)).toHaveCount(20);
    await expect(toastsOf(page).first()).toHaveText('Toast 24');
    await expect(toastsOf(page).last()).toHaveText('Toast 5');
    const screen = page.viewportSize() ?? { height: 0 };
    const stack = await boxOf(page.getByRole('region', { name: words.en.toasts }));
    expect(stack.y + stack.height).toBeLessThanOrEqual(screen.height);
    await toastsOf(page).last().scrollIntoViewIfNeeded();
    await expect(toastsOf(page).last()).toBeInViewport();
  });

  test('wait under the pointer and with the focus', async ({ shop, page }) => {
    const toaster = await openStillToaster(shop);
    await toaster.add({ kind: 'error', text: 'First' });
    await inTheWay(page).hover();
    await pass(page, 60_000);
    await expect(inTheWay(page)).toHaveText('First');
    // Appears while the clock is stopped: then gets its own four seconds, and no extra minute.
    await toaster.add({ kind: 'error', text: 'Second' });
    await page.mouse.move(5, 5);
    await pass(page, 3_000);
    await expect(inTheWay(page)).toHaveCount(2);
    await pass(page, 1_200);
    await expect(inTheWay(page)).toHaveCount(0);

    await toaster.add({ kind: 'error', text: 'Third' });
    await inTheWay(page).getByRole('button', { name: words.en.dismiss }).focus();
    await pass(page, 60_000);
    await expect(inTheWay(page)).toHaveText('Third');
    await page.getByLabel('Message').focus();
    await pass(page, 4_200);
    await expect(inTheWay(page)).toHaveCount(0);
  });

  test('do not stand still for ever once the one under the pointer is dismissed', async ({
    shop,
    page,
  }) => {
    const toaster = await openStillToaster(shop);
    await toaster.add({ kind: 'blank', text: 'Lower' }, { kind: 'error', text: 'Upper' });
    await inTheWay(page).last().getByRole('button', { name: words.en.dismiss }).click();
    await page.mouse.move(5, 5);
    await page.getByLabel('Message').focus();
    await pass(page, 5_400);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('do not stand still for ever once the pointer leaves in the moment another takes their place', async ({
    shop,
    page,
  }) => {
    const toaster = await openStillToaster(shop);
    // The browser may tell that the pointer is on the new one before it is gone, so a few times.
    for (let times = 0; times < 4; times += 1) {
      await toaster.add({ kind: 'loading', text: 'Loading', id: 'x' });
      await inTheWay(page).hover();
      // A toast of another moment is another element.
      await pass(page, 10);
      const loading = await inTheWay(page).elementHandle();
      const isReplaced = page.evaluate(
        (old) =>
          new Promise<void>((resolve) => {
            const look = new MutationObserver(() => old?.isConnected || resolve());
            look.observe(document.body, { childList: true, subtree: true });
          }),
        loading,
      );
      await Promise.all([isReplaced, toaster.add({ kind: 'success', text: 'Done', id: 'x' })]);
      await page.mouse.move(5, 5);
      await pass(page, 2_200);
      await pass(page, 1_200);
      await expect(toastsOf(page)).toHaveCount(0);
    }
  });

  test('go by their button and by Escape, and the focus is not lost', async ({ shop, page }) => {
    const toaster = await openToaster(shop);
    const message = page.getByLabel('Message');
    await message.focus();
    await toaster.add(
      { kind: 'loading', text: 'One' },
      { kind: 'loading', text: 'Two' },
      { kind: 'loading', text: 'Three' },
    );
    await message.press('Escape');
    await expect(inTheWay(page)).toHaveText(['Two', 'One']);
    await expect(message).toBeFocused();

    const button = (text: string) =>
      inTheWay(page).filter({ hasText: text }).getByRole('button', { name: words.en.dismiss });
    await button('Two').focus();
    await page.keyboard.press('Enter');
    await expect(inTheWay(page)).toHaveText(['One']);
    await expect(button('One')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(inTheWay(page)).toHaveCount(0);
    await expect(message).toBeFocused();
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('are announced: errors at once, others when there is a pause', async ({ shop, page }) => {
    const toaster = await openToaster(shop);
    await toaster.add({ kind: 'error', text: 'Bad' }, { kind: 'blank', text: 'Good' });
    await expect(page.locator('[aria-live="assertive"] [data-toast]')).toHaveText('Bad');
    await expect(page.locator('[aria-live="polite"] [data-toast]')).toHaveText('Good');
  });

  for (const [width, height] of sizes) {
    test(`leave the bar and the request button free at ${width} px`, async ({ shop, page }) => {
      await page.setViewportSize({ width, height });
      const toaster = await openToaster(shop);
      const message = { kind: 'loading', text: 'A sentence of some length, '.repeat(6), id: 'x' };
      await page.evaluate(() => scrollTo(0, 0));
      await toaster.add(message);
      const card = inTheWay(page).locator('.bg-surface');
      const title = await boxOf(page.getByRole('heading', { level: 1 }));
      // On a wide screen they are beside it.
      if (width === 375) expect((await boxOf(card)).y).toBeGreaterThan(title.y + title.height);
      await page.getByRole('link', { name: 'Back to the item' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Divan Drini/);
      await toaster.add(message);
      await expect(inTheWay(page)).toHaveCount(1);
      const toast = await boxOf(card);
      const bar = await boxOf(page.getByRole('banner'));
      expect(toast.width).toBeLessThanOrEqual(350);
      expect(toast.x).toBeGreaterThanOrEqual(0);
      expect(toast.x + toast.width).toBeLessThanOrEqual(width);
      expect(toast.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      if (width > 375) return;
      const ask = page.getByRole('link', { name: 'Make request' }).last();
      await expect(ask).toBeInViewport();
      expect(toast.y + toast.height).toBeLessThanOrEqual((await boxOf(ask)).y);
    });
  }

  for (const [width, height] of [[390, 664], ...sizes]) {
    test(`step aside for an open menu, and wait, at ${width} px`, async ({ shop, page }) => {
      await page.setViewportSize({ width, height });
      const toaster = await openStillToaster(shop);
      await page.getByRole('link', { name: 'Back to the item' }).click();
      const share = page.getByLabel('Share', { exact: true });
      // Above the toast, which would slide beneath a pointer that is being pressed.
      await share.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      await toaster.add({ kind: 'success', text: 'Published' });
      await share.click();
      await pass(page, 60_000);
      const ways = page.locator('details[open] .menu-choice');
      await expect(ways).not.toHaveCount(0);
      const covered = await ways.evaluateAll((all) =>
        all.filter((way) => {
          const { x, y, width: wide, height: high } = way.getBoundingClientRect();
          return !way.contains(document.elementFromPoint(x + wide / 2, y + high / 2));
        }),
      );
      expect(covered).toEqual([]);
      await expect(page.getByRole('region', { name: words.en.toasts })).toHaveCSS('opacity', '0');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('region', { name: words.en.toasts })).toHaveCSS('opacity', '1');
      await expect(inTheWay(page)).toHaveText('Published');
      await pass(page, 2_200);
      await expect(inTheWay(page)).toHaveCount(0);
    });
  }

  for (const language of languages) {
    test(`and tooltips pass axe on a phone and a wide screen (${language})`, async ({
      shop,
      page,
    }) => {
      const toaster = await openToaster(shop, language);
      await toaster.add(
        ...['blank', 'error', 'success', 'loading', 'custom'].map((kind) => ({
          kind,
          text: `Look: ${kind}`,
          duration: 60_000,
        })),
      );
      await expect(inTheWay(page)).toHaveCount(5);
      const send = page.getByRole('button', { name: words[language].send });
      await send.evaluate((button) => {
        button.dataset.tooltip = 'More about it';
      });
      for (const [width, height] of sizes) {
        await page.mouse.move(0, 0);
        await page.setViewportSize({ width, height });
        await send.hover();
        await expect(page.getByRole('tooltip')).toHaveText('More about it');
        const faults = await accessibilityFaults(page);
        // A tooltip is outside all landmarks: it is read with the element it describes.
        const others = faults.filter((fault) => !fault.startsWith('region: <div id="tooltip"'));
        expect(others, `${width} px`).toEqual([]);
      }
    });
  }
});
