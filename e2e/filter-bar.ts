import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';

/* The filters, in the terms of the browser tests. */

export const words = {
  en: {
    filters: 'Filters',
    industries: 'Industries',
    categories: 'Categories',
    all: 'All',
    living: 'Living room',
    sofas: 'Sofas',
    sale: 'Sale',
    packages: 'Packages',
    inStock: 'Available now',
    brand: 'Brand',
    color: 'Color',
    material: 'Material',
    leather: 'Leather',
    brown: 'Cognac brown',
    green: 'Green',
    select: 'Select...',
    loading: 'Loading...',
    none: 'No options',
    exact: 'Exact shade',
    done: 'Show results',
    limits: 'Price and size',
    chips: 'Chosen limits',
    remove: 'Remove filter',
    clear: 'Clear filters',
    items: '1 item',
    brownGroup: 'Brown',
  },
  al: {
    filters: 'Filtrat',
    industries: 'Ambientet',
    categories: 'Kategoritë',
    all: 'Të gjitha',
    living: 'Dhoma e ndenjjes',
    sofas: 'Divane',
    sale: 'Me ulje',
    packages: 'Komplete',
    inStock: 'Në gjendje',
    brand: 'Marka',
    color: 'Ngjyra',
    material: 'Materiali',
    leather: 'Lëkurë',
    brown: 'Kafe konjak',
    green: 'Jeshile',
    select: 'Zgjidh...',
    loading: 'Po ngarkohet...',
    none: 'Nuk ka opsione',
    exact: 'Nuanca e saktë',
    done: 'Shfaq rezultatet',
    limits: 'Çmimi dhe përmasat',
    chips: 'Kufijtë e zgjedhur',
    remove: 'Hiq filtrin',
    clear: 'Pastro filtrat',
    items: '1 artikull',
    brownGroup: 'Kafe',
  },
} as const;

export const languages = ['al', 'en'] as const;
export type Language = (typeof languages)[number];

export const bar = (page: Page, language: Language = 'en') =>
  page.getByRole('region', { name: words[language].filters });
/** A facet's control; it has the role of a button once the script has taken over the page. */
export const facet = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
export const panel = (page: Page) => page.getByRole('dialog');
export const options = (page: Page) => panel(page).getByRole('option');
export const active = (page: Page) => panel(page).locator('[data-active]');

export async function openFacet(page: Page, name: string): Promise<void> {
  await facet(page, name).click();
  await expect(options(page).first()).toBeVisible();
}

/** The parameters in the address, without the language. */
export function state(page: Page): Record<string, string> {
  const { lang: _, ...rest } = Object.fromEntries(new URL(page.url()).searchParams);
  return rest;
}

/** Presses a control once the previous page's results are there, and waits for its own results. */
export async function press(page: Page, control: Locator, expected: Record<string, string>) {
  await control.click();
  await expect.poll(() => state(page)).toEqual(expected);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Makes the next results offer these brands, as a large shop would. */
export async function offerBrands(page: Page, brands: string[]): Promise<void> {
  await page.route('**/v1/public/results/search?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.facetCounts.brand = brands.map((value) => ({ value, count: 1 }));
    await route.fulfill({ response, json: answer });
  });
}

export const manyBrands = Array.from(
  { length: 200 },
  (_, at) => `Brand ${String(at + 1).padStart(3, '0')}`,
);
