import { type Page, test as base, expect } from '@playwright/test';

/** The shop as a visitor speaks of it. */
export class Shop {
  readonly page: Page;
  readonly #hasScript: boolean;

  constructor(page: Page, hasScript = true) {
    this.page = page;
    this.#hasScript = hasScript;
  }

  async open(path = '/', language: 'al' | 'en' = 'en'): Promise<void> {
    const separator = path.includes('?') ? '&' : '?';
    await this.page.goto(`${path}${separator}lang=${language}`);
    if (this.#hasScript) await this.isAlive();
  }

  /** Until React has taken the page over. */
  async isAlive(): Promise<void> {
    await this.page.waitForFunction(() =>
      Object.keys(document).some((key) => key.startsWith('__reactContainer')),
    );
  }

  /** Until it is loaded and has nothing urgent to do any more: what waits for an idle moment has then begun. */
  async isIdle(): Promise<void> {
    await this.page.waitForLoadState('load');
    await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }

  async search(words: string): Promise<void> {
    await this.searchField.fill(words);
    await this.searchField.press('Enter');
  }

  /** A search box, and a combobox from its first use on. */
  get searchField() {
    return this.page.getByRole('search').locator('input[name="query"]');
  }

  card(name: string | RegExp) {
    return this.page.getByRole('link', { name });
  }

  /** A card of the list of results; waits for it, while the sections of home may still be there. */
  found(name: string | RegExp) {
    return this.page.locator('#search').getByRole('link', { name });
  }

  section(name: string) {
    return this.page.getByRole('region', { name });
  }
}

/** Console noise of a page that is not there: the browser itself reports the status of its own navigation. */
const expectedNoise = /Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * Every test gets a shop, and fails on an uncaught error, an error in the console or an answer of 500 and above.
 * `expectFailures` is for tests that bring one about.
 */
export const test = base.extend<{ shop: Shop; expectFailures: boolean }>({
  expectFailures: [false, { option: true }],
  shop: async ({ page, expectFailures, javaScriptEnabled }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedNoise.test(message.text()))
        faults.push(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
    });
    await use(new Shop(page, javaScriptEnabled ?? true));
    // An answer that is still being changed when the test is done is no fault of the shop.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (!expectFailures) expect(faults).toEqual([]);
  },
});

export { expect };
