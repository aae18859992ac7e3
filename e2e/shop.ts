import { type Page, test as base, expect } from '@playwright/test';
import { noteHydration, untilHydrated } from './hydration.ts';

/** The shop, in a visitor's terms. */
export class Shop {
  readonly page: Page;
  readonly #hasScript: boolean;
  readonly #watches: Promise<unknown>;

  constructor(page: Page, hasScript = true) {
    this.page = page;
    this.#hasScript = hasScript;
    this.#watches = noteHydration(page);
  }

  async open(path = '/', language: 'al' | 'en' = 'en'): Promise<void> {
    const separator = path.includes('?') ? '&' : '?';
    await this.#watches;
    await this.page.goto(`${path}${separator}lang=${language}`);
    if (this.#hasScript) await this.isAlive();
  }

  /**
   * Goes to another page by a link of this one. A sweep over many pages reads scripts, and axe, only once that way.
   */
  async follow(path: string): Promise<void> {
    const link = this.page.locator(`a[href="${path}"], a[href^="${path}?"]`);
    await link.filter({ visible: true }).first().click();
    await this.page.waitForURL(({ pathname }) => pathname === path);
  }

  /** Waits until React has taken over the page. */
  async isAlive(): Promise<void> {
    await untilHydrated(this.page);
  }

  /** Waits until the page is loaded and idle: whatever waits for an idle moment has then started. */
  async isIdle(): Promise<void> {
    await this.page.waitForLoadState('load');
    await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }

  async search(words: string): Promise<void> {
    await this.searchField.fill(words);
    await this.searchField.press('Enter');
  }

  /** A search box, which becomes a combobox on its first use. */
  get searchField() {
    return this.page.getByRole('search').locator('input[name="query"]');
  }

  card(name: string | RegExp) {
    return this.page.getByRole('link', { name });
  }

  /** A card in the list of results; waits for that list, since home's sections may still be shown. */
  found(name: string | RegExp) {
    return this.page.locator('#search').getByRole('link', { name });
  }

  section(name: string) {
    return this.page.getByRole('region', { name });
  }
}

/** Console output for a missing page: the browser itself reports the status of its own navigation. */
const expectedNoise = /Failed to load resource: the server responded with a status of 4\d\d/;

/** Whether a page asks somebody else for something; what it makes for itself asks nobody. */
const isForeign = (url: string, ownUrl: string | undefined) =>
  /^(https?|wss?):/.test(url) && new URL(url).host !== new URL(ownUrl ?? '').host;

/**
 * Every test gets a shop, and fails on an uncaught error, a console error, a 5xx answer or a request to anybody but the
 * shop. `expectFailures` is for tests that cause one.
 */
export const test = base.extend<{ shop: Shop; expectFailures: boolean }>({
  expectFailures: [false, { option: true }],
  shop: async ({ page, baseURL, expectFailures, javaScriptEnabled }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedNoise.test(message.text()))
        faults.push(message.text());
    });
    page.on('request', (request) => {
      if (isForeign(request.url(), baseURL)) faults.push(`asks ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
    });
    await use(new Shop(page, javaScriptEnabled ?? true));
    // An answer still being rewritten when the test ends is not the shop's fault.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (!expectFailures) expect(faults).toEqual([]);
  },
});

export { expect };
