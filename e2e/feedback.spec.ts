import type { Locator, Page, Route } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { expect, test, type Shop } from './shop.ts';

const words = {
  en: {
    send: 'Send request',
    name: 'Name',
    required: 'This field is required.',
    oops: 'An error occurred. Please try again.',
    timeout: 'The server took too long to answer. Please try again.',
    toasts: 'Notifications',
    dismiss: 'Dismiss',
  },
  al: {
    send: 'Dërgo kërkesën',
    name: 'Emri',
    required: 'Kjo fushë është e detyrueshme.',
    oops: 'Ndodhi një gabim. Provo përsëri.',
    timeout: 'Serveri nuk u përgjigj në kohë. Provo përsëri.',
    toasts: 'Njoftimet',
    dismiss: 'Mbylle',
  },
} as const;
type Language = keyof typeof words;
const languages: Language[] = ['al', 'en'];

async function openSofa(shop: Shop, language: Language = 'en'): Promise<void> {
  await shop.open('/?query=divan+drini', language);
  await shop
    .found(/Divan Drini/)
    .first()
    .click();
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText(/Divan Drini/);
}

async function openForm(shop: Shop, language: Language = 'en'): Promise<void> {
  await easeCaptcha(shop.page);
  await openSofa(shop, language);
  await shop.page.goto(`${new URL(shop.page.url()).pathname}/request`);
  await expect(shop.page.getByRole('button', { name: words[language].send })).toBeEnabled();
}

/** A captcha that is solved in no time: the work for a real one takes long on a busy machine. */
async function easeCaptcha(page: Page): Promise<void> {
  await page.route('**/v1/public/captcha', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.data.challenge.parameters, { cost: 1, keyPrefix: '00' });
    await route.fulfill({ response, json });
  });
}

const toastsOf = (page: Page) => page.locator('[data-toast]');
const inTheWay = (page: Page) => page.locator('[data-toast]:not([data-leaving])');

function isLazy(url: string): boolean {
  return /\/(toaster|start-tooltips)-[\w-]+\.js$/.test(url);
}

/** Answers the form in the server's place. */
async function answer(page: Page, respond: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/v1/public/requests', respond);
}

async function sendForm(page: Page, language: Language = 'en'): Promise<void> {
  await page.getByRole('button', { name: words[language].send }).click();
}

type Add = { kind: string; text: string; id?: string; duration?: number };

/** Loads the product's own toaster by a first toast, and gives a way to show others by it. */
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

test('no page loads toasts or tooltips before somebody needs them', async ({ shop, page }) => {
  const lazy: string[] = [];
  page.on('request', (request) => isLazy(request.url()) && lazy.push(request.url()));
  await shop.open();
  await openForm(shop);
  await page.waitForLoadState('networkidle');
  expect(lazy).toEqual([]);
  await sendForm(page);
  await expect(toastsOf(page)).toHaveCount(1);
  expect(lazy).toHaveLength(1);
});

test.describe('a form that is refused', () => {
  for (const language of languages) {
    test(`says the first error in a toast, and editing takes it away (${language})`, async ({
      shop,
      page,
    }) => {
      const text = words[language];
      await openForm(shop, language);
      await sendForm(page, language);
      const toasts = page.getByRole('region', { name: text.toasts });
      await expect(toasts).toContainText(text.required);
      await expect(toasts.locator('[aria-live="assertive"] [data-toast]')).toHaveCount(1);
      await expect(page.getByLabel(text.name)).toBeFocused();
      await expect(page.getByLabel(text.name)).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(text.name).fill('Arben');
      await expect(toastsOf(page)).toHaveCount(0);
      await expect(page.getByLabel(text.name)).not.toHaveAttribute('aria-invalid', 'true');
    });

    test(`takes a gateway that waited too long for what it is (${language})`, async ({
      shop,
      page,
    }) => {
      await openForm(shop, language);
      await answer(page, (route) => route.fulfill({ status: 408, body: '<h1>Too late</h1>' }));
      await sendForm(page, language);
      await expect(inTheWay(page)).toContainText(words[language].timeout);
      await expect(page.getByRole('main')).toContainText(words[language].timeout);
    });

    test(`has words for an answer that has none (${language})`, async ({ shop, page }) => {
      await openForm(shop, language);
      await answer(page, (route) => route.fulfill({ status: 413, body: '<h1>nginx</h1>' }));
      await sendForm(page, language);
      await expect(inTheWay(page)).toContainText(words[language].oops);
    });
  }

  test('says in a toast and beside the button what the server said', async ({ shop, page }) => {
    await openForm(shop);
    const message = 'Too many requests. Please try again in a little while.';
    await answer(page, (route) =>
      route.fulfill({ status: 429, json: { message, code: 'RATE_LIMITED' } }),
    );
    await sendForm(page);
    await expect(inTheWay(page)).toHaveText(message);
    await expect(page.getByRole('main')).toContainText(message);
    await sendForm(page);
    await expect(inTheWay(page)).toHaveCount(1);
    await page.getByLabel('Message').fill('Hello');
    await expect(page.getByRole('main')).not.toContainText(message);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('shows a refused captcha, which has no field, beside the button', async ({ shop, page }) => {
    await openForm(shop);
    const msg = 'ReCAPTCHA failed. Please try again.';
    await answer(page, (route) =>
      route.fulfill({
        status: 422,
        json: { message: 'Broken', code: 'CAPTCHA', errors: [{ path: 'recaptcha', msg }] },
      }),
    );
    await sendForm(page);
    await expect(inTheWay(page)).toHaveText(msg);
    await expect(page.getByRole('main')).toContainText(msg);
    await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('without a proper answer', () => {
  test.use({ expectFailures: true });

  test('no network is told once, by the form', async ({ shop, page, context }) => {
    await openForm(shop);
    await page.getByLabel('Name').fill('Dritan');
    await context.setOffline(true);
    await sendForm(page);
    await expect(page.getByRole('alert')).toContainText('What you wrote is kept');
    await expect(toastsOf(page)).toHaveCount(0);
    await page.getByLabel('Name').fill('Dritan Hoxha');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a broken gateway is an error in a toast, and the form can be sent again', async ({
    shop,
    page,
  }) => {
    await openForm(shop);
    await answer(page, (route) => route.fulfill({ status: 504 }));
    await sendForm(page);
    await expect(inTheWay(page)).toContainText(words.en.timeout);
    await expect(page.getByRole('button', { name: words.en.send })).toBeVisible();
    await page.unroute('**/v1/public/requests');
    await sendForm(page);
    await expect(inTheWay(page)).toContainText(words.en.required);
  });
});

test.describe('toasts', () => {
  for (const [kind, milliseconds, given] of [
    ['error', 4000, undefined],
    ['blank', 4000, undefined],
    ['success', 2000, undefined],
    ['custom', 4000, undefined],
    ['error', 3000, 3000],
  ] as const) {
    test(`${kind} stands ${milliseconds} ms and is removed a second later`, async ({
      shop,
      page,
    }) => {
      await page.clock.install();
      const toaster = await openToaster(shop);
      await page.clock.pauseAt(Date.now() + 600_000);
      await toaster.add({ kind, text: 'Look', duration: given });
      await expect(inTheWay(page)).toHaveText('Look');
      await page.clock.runFor(milliseconds - 200);
      await expect(inTheWay(page)).toHaveCount(1);
      await page.clock.runFor(400);
      await expect(inTheWay(page)).toHaveCount(0);
      await page.clock.runFor(600);
      await expect(toastsOf(page)).toHaveCount(1);
      await page.clock.runFor(400);
      await expect(toastsOf(page)).toHaveCount(0);
    });
  }

  test('that load stay until something takes their place or dismisses them', async ({
    shop,
    page,
  }) => {
    await page.clock.install();
    const toaster = await openToaster(shop);
    await page.clock.pauseAt(Date.now() + 600_000);
    await toaster.add({ kind: 'loading', text: 'Loading', id: 'x' });
    await page.clock.runFor(3_600_000);
    await expect(inTheWay(page)).toHaveText('Loading');
    await toaster.add({ kind: 'success', text: 'Done', id: 'x' });
    await expect(inTheWay(page)).toHaveText('Done');
    await page.clock.runFor(2_200);
    await expect(inTheWay(page)).toHaveCount(0);
    await toaster.add({ kind: 'loading', text: 'Again', id: 'y' });
    await toaster.remove('y');
    await page.clock.runFor(1_200);
    await expect(toastsOf(page)).toHaveCount(0);
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
    await page.clock.install();
    const toaster = await openToaster(shop);
    await page.clock.pauseAt(Date.now() + 600_000);
    await toaster.add({ kind: 'error', text: 'First' });
    await inTheWay(page).hover();
    await page.clock.runFor(60_000);
    await expect(inTheWay(page)).toHaveText('First');
    // Comes while time stands still: has its own four seconds afterwards, and no minute more.
    await toaster.add({ kind: 'error', text: 'Second' });
    await page.mouse.move(5, 5);
    await page.clock.runFor(3_000);
    await expect(inTheWay(page)).toHaveCount(2);
    await page.clock.runFor(1_200);
    await expect(inTheWay(page)).toHaveCount(0);

    await toaster.add({ kind: 'error', text: 'Third' });
    await inTheWay(page).getByRole('button', { name: words.en.dismiss }).focus();
    await page.clock.runFor(60_000);
    await expect(inTheWay(page)).toHaveText('Third');
    await page.getByLabel('Message').focus();
    await page.clock.runFor(4_200);
    await expect(inTheWay(page)).toHaveCount(0);
  });

  test('do not stand still for ever once the one under the pointer is dismissed', async ({
    shop,
    page,
  }) => {
    await page.clock.install();
    const toaster = await openToaster(shop);
    await page.clock.pauseAt(Date.now() + 600_000);
    await toaster.add({ kind: 'blank', text: 'Lower' }, { kind: 'error', text: 'Upper' });
    await inTheWay(page).last().getByRole('button', { name: words.en.dismiss }).click();
    await page.mouse.move(5, 5);
    await page.getByLabel('Message').focus();
    await page.clock.runFor(5_400);
    await expect(toastsOf(page)).toHaveCount(0);
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

  for (const [width, height] of [
    [375, 700],
    [1440, 900],
  ] as const) {
    test(`leave the bar and the request button free at ${width} px`, async ({ shop, page }) => {
      await page.setViewportSize({ width, height });
      const toaster = await openToaster(shop);
      await page.getByRole('link', { name: 'Back to the item' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Divan Drini/);
      await toaster.add({ kind: 'loading', text: 'A sentence of some length, '.repeat(6) });
      await expect(inTheWay(page)).toHaveCount(1);
      const toast = await boxOf(inTheWay(page).locator('.bg-surface'));
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

    for (const language of languages) {
      test(`and tooltips pass axe at ${width} px (${language})`, async ({ shop, page }) => {
        await page.setViewportSize({ width, height });
        const toaster = await openToaster(shop, language);
        await toaster.add(
          ...['blank', 'error', 'success', 'loading', 'custom'].map((kind) => ({
            kind,
            text: `Look: ${kind}`,
            duration: 60_000,
          })),
        );
        await expect(inTheWay(page)).toHaveCount(5);
        await page.getByRole('button', { name: words[language].send }).evaluate((button) => {
          button.dataset.tooltip = 'More about it';
        });
        await page.getByRole('button', { name: words[language].send }).hover();
        await expect(page.getByRole('tooltip')).toHaveText('More about it');
        // Until all have faded in: colours in between have less contrast.
        await page.evaluate(() =>
          Promise.all(
            document
              .getAnimations()
              .filter(({ effect }) => effect?.getComputedTiming().iterations === 1)
              .map(({ finished }) => finished),
          ),
        );
        const faults = await accessibilityFaults(page);
        // A tooltip stands in no landmark: it is read with what it describes.
        expect(faults.filter((fault) => !fault.startsWith('region: <div id="tooltip"'))).toEqual(
          [],
        );
      });
    }
  }
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}

const longText =
  'A long sentence about a piece of furniture that does not fit into one line of a tooltip';

/** Puts a button with a tooltip on the page, in a place of the screen. */
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
    await shop.open('/contact-us');
    const anchor = await place(page, 'left: 300px; top: 300px');
    const tooltip = page.getByRole('tooltip');
    await anchor.hover();
    await expect(tooltip).toBeVisible();
    const tip = await boxOf(tooltip);
    const at = await boxOf(anchor);
    await page.mouse.move(tip.x - 4, at.y + at.height / 2);
    await page.mouse.move(tip.x + 40, tip.y + 10);
    await page.clock.install();
    await page.clock.runFor(5_000);
    await expect(tooltip).toBeVisible();
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
