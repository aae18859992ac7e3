import type { Locator, Page } from '@playwright/test';

/** A slider as a visitor sees it. */
export class Slider {
  readonly page: Page;
  readonly region: Locator;
  readonly slides: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.region = page.getByRole('region', { name });
    this.slides = this.region.getByRole('group');
  }

  button(name: RegExp): Locator {
    return this.region.getByRole('button', { name });
  }

  /** The numbers of the slides that are entirely visible, from left to right. */
  shown(): Promise<number[]> {
    return this.region.evaluate((region) => {
      const slides = [...region.querySelectorAll('[role=group]')];
      const window = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
      return slides
        .map((slide, index) => ({ number: index + 1, box: slide.getBoundingClientRect() }))
        .filter(({ box }) => window && box.left >= window.left - 1 && box.right <= window.right + 1)
        .sort((one, other) => one.box.left - other.box.left)
        .map(({ number }) => number);
    });
  }

  /** The number of the first visible slide. */
  async first(): Promise<number | undefined> {
    return (await this.shown())[0];
  }

  /** Scrolls it into view and waits for the script that moves it. */
  async start(): Promise<void> {
    await this.region.scrollIntoViewIfNeeded();
    await this.button(/next/i).or(this.button(/pause/i)).first().waitFor();
  }
}
