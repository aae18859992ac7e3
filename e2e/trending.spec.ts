import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { Slider } from './slider.ts';
import { shifts } from './shifts.ts';
import { expect, test } from './shop.ts';

const logosOf = (page: Page) => new Slider(page, 'Businesses on Orendi');
const piecesOf = (page: Page) => new Slider(page, 'Trending now');

const shownByWidth = [
  [434, 1],
  [435, 2],
  [639, 2],
  [640, 3],
  [1279, 3],
  [1280, 4],
] as const;

test('as many trending pieces are shown as the width has room for', async ({ shop, page }) => {
  await shop.open();
  const pieces = piecesOf(page);
  await expect(pieces.slides).toHaveCount(12);
  await pieces.start();
  for (const [width, count] of shownByWidth) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => pieces.shown(), `${width} px`).toHaveLength(count);
  }
});

test('logos are 120 px wide, 16 px apart, and lead to their businesses', async ({ shop, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open();
  const logos = logosOf(page);
  const [one, two] = await Promise.all([0, 1].map((n) => logos.slides.nth(n).boundingBox()));
  expect(one?.width).toBe(120);
  expect((two?.x ?? 0) - (one?.x ?? 0)).toBe(136);
  // Which of them are shown depends on how many there are: businesses take turns.
  const first = logos.region.getByRole('link').first();
  await expect(first).toBeVisible();
  const name = (await first.innerText()).trim();
  expect(name).not.toBe('');
  await first.press('Enter');
  await expect(page).toHaveURL(/\/business\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('logos go on by one every 1200 ms', async ({ shop, page }) => {
  await page.clock.install();
  await shop.open();
  const logos = logosOf(page);
  await logos.start();
  await page.clock.pauseAt(Date.now() + 600_000);
  // Right after a step, so that the next ones are complete.
  await goesOn(logos, 300);
  const before = (await logos.first()) ?? 0;
  const count = await logos.slides.count();
  await page.clock.runFor(1200 * 4);
  expect(await logos.first()).toBe(((before - 1 + 4) % count) + 1);
});

test('trending pieces move by themselves, from the last to the first', async ({ shop, page }) => {
  await page.clock.install();
  await shop.open();
  const pieces = piecesOf(page);
  await pieces.start();
  const last = pieces.slides.last().getByRole('link');
  await last.focus();
  await expect.poll(() => pieces.first()).toBe(12);
  await last.blur();
  await skipTheWait(page);
  await expect.poll(() => pieces.first()).toBe(1);
});

test('the buttons go round in both directions', async ({ shop, page }) => {
  // Each step completes at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open();
  const pieces = piecesOf(page);
  await pieces.start();
  await pieces.button(/Previous/).click();
  await expect.poll(() => pieces.shown()).toEqual([12, 1, 2, 3]);
  for (const first of [1, 2]) {
    await pieces.button(/Next/).click();
    await expect.poll(() => pieces.first()).toBe(first);
  }
});

for (const name of ['Businesses on Orendi', 'Trending now']) {
  test(`${name}: stands still while pointed at or focused, and when its button says so`, async ({
    shop,
    page,
  }) => {
    await page.clock.install();
    await shop.open();
    const slider = new Slider(page, name);
    await slider.start();
    await goesOn(slider);
    await test.step('while pointed at', async () => {
      await pointAt(slider);
      await standsStill(slider);
      await page.mouse.move(5, 5);
      await goesOn(slider);
    });
    await test.step('while it has the focus', async () => {
      const link = slider.slides.first().getByRole('link');
      await link.focus();
      await standsStill(slider);
      await link.blur();
      await goesOn(slider);
    });
    await test.step('when its button says so, until it says otherwise', async () => {
      await slider.button(/Pause/).click();
      await page.mouse.move(5, 5);
      await standsStill(slider);
      await slider.button(/Play/).click();
      // Hovering over the button, or focusing it, must not stop the movement it has just started.
      await goesOn(slider);
      await slider.button(/Pause/).press('Enter');
      await standsStill(slider);
    });
  });
}

/** Points at a slider until the page has noticed, which takes longer on a busy machine. */
async function pointAt({ region }: Slider): Promise<void> {
  await expect(async () => {
    await region.hover();
    expect(await region.evaluate((element) => element.matches(':hover'))).toBe(true);
  }).toPass();
}

/** Advances the clock until another slide is first. */
async function goesOn(slider: Slider, step = 1000): Promise<void> {
  const stood = await slider.first();
  await expect
    .poll(
      async () => {
        await slider.page.clock.runFor(step);
        return slider.first();
      },
      // Only the page's own clock moves the slider: there is nothing to wait for between two looks.
      { intervals: [1] },
    )
    .not.toBe(stood);
}

/** Skips the time until a slider moves; the movement itself takes as long as ever. */
const skipTheWait = (page: Page) => page.clock.fastForward(10_000);

/** Advances the clock by several steps, without any movement. */
async function standsStill(slider: Slider): Promise<void> {
  await slider.page.clock.runFor(5000);
  const stood = await slider.shown();
  await slider.page.clock.runFor(12_000);
  expect(await slider.shown()).toEqual(stood);
}

test('nothing moves for those who want no motion, and the buttons step at once', async ({
  shop,
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open();
  for (const slider of [logosOf(page), piecesOf(page)]) {
    await slider.start();
    await standsStill(slider);
    expect(await slider.first()).toBe(1);
    await expect(slider.button(/Pause|Play/)).toHaveCount(0);
    await slider.button(/Next/).click();
    await expect.poll(() => slider.first()).toBe(2);
  }
});

test('arrow keys walk the slides, and what has the focus is always seen', async ({
  shop,
  page,
}) => {
  await shop.open();
  const pieces = piecesOf(page);
  await pieces.start();
  const linkOf = (number: number) => pieces.slides.nth(number - 1).getByRole('link');
  const isSeen = (number: number) =>
    expect.poll(async () => (await pieces.shown()).includes(number)).toBe(true);
  await pieces.button(/Next/).focus();
  await page.keyboard.press('Tab');
  await expect(linkOf(1)).toBeFocused();
  await isSeen(1);
  await page.keyboard.press('ArrowLeft');
  await expect(linkOf(12)).toBeFocused();
  await isSeen(12);
  await page.keyboard.press('ArrowRight');
  await expect(linkOf(1)).toBeFocused();
  for (let number = 2; number <= 7; number += 1) {
    await page.keyboard.press('Tab');
    await expect(pieces.slides.nth(number - 2).getByRole('button')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(linkOf(number)).toBeFocused();
    await isSeen(number);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/product\/\d+$/);
});

test('the strip is left out where the page is narrowed', async ({ shop, page }) => {
  await shop.open('/?query=divan');
  await expect(shop.found(/Divan Drini/)).toBeVisible();
  await expect(logosOf(page).region).toHaveCount(0);
  await shop.open('/?industryId=1');
  await expect(shop.section('All products')).toBeVisible();
  await expect(piecesOf(page).region).toHaveCount(0);
});

for (const width of [375, 1440]) {
  test(`nothing shifts at ${width} px when the slides begin to move`, async ({ shop, page }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height: 900 });
    await shop.open();
    for (const slider of [logosOf(page), piecesOf(page)]) {
      await slider.start();
      await skipTheWait(page);
      await expect.poll(() => slider.first()).not.toBe(1);
    }
    expect(await shifts(page)).toEqual([]);
  });
}

for (const language of ['en', 'al'] as const) {
  test(`axe finds nothing in it on a phone and a wide screen, ${language}`, async ({
    shop,
    page,
  }) => {
    await shop.open('/', language);
    const region = page.getByRole('region', {
      name: language === 'en' ? 'Trending now' : 'Më të shikuarat',
    });
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await region.scrollIntoViewIfNeeded();
      await region.getByRole('button').first().waitFor();
      const faults = await accessibilityFaults(page, '[aria-roledescription]');
      expect(faults, `${width} px`).toEqual([]);
    }
  });
}

test.describe('where a call fails', () => {
  test.use({ expectFailures: true });

  test('home comes without the strip', async ({ shop, page }) => {
    await page.route('**/v1/public/products/trending', (route) => route.abort());
    await page.route('**/v1/public/businesses/logos*', (route) => route.fulfill({ status: 500 }));
    await shop.open('/contact-us');
    await page.getByRole('link', { name: 'Orendi, home page' }).first().click();
    await expect(shop.section('All products')).toBeVisible();
    await expect(logosOf(page).region).toHaveCount(0);
    await expect(piecesOf(page).region).toHaveCount(0);
  });

  test('the rows still scroll when their script does not come', async ({ shop, page }) => {
    await page.route('**/assets/slider-controls-*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) =>
      /slider-controls/.test(request.url()),
    );
    await shop.open();
    await failed;
    await scrolls(page);
  });
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the rows scroll, and show as many as the width has room for', async ({ shop, page }) => {
    await shop.open();
    await scrolls(page);
    await piecesOf(page).slides.first().scrollIntoViewIfNeeded();
    for (const [width, count] of shownByWidth) {
      await page.setViewportSize({ width, height: 900 });
      expect(await piecesOf(page).shown(), `${width} px`).toHaveLength(count);
    }
  });
});

async function scrolls(page: Page): Promise<void> {
  const pieces = piecesOf(page);
  const [first, last] = [pieces.slides.first(), pieces.slides.last()];
  await first.scrollIntoViewIfNeeded();
  await expect(first).toBeInViewport({ ratio: 0.9 });
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(first).not.toBeInViewport();
}
