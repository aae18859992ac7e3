import type { Page } from '@playwright/test';
import { openShop } from './catalogue/open-shop.ts';
import { examine as examineOnce } from './invited.ts';
import { expect, type Shop } from './shop.ts';

/* A request, and its page for its buyer. */

/** Solving the captcha takes its time on a busy machine. */
export const onceSolved = { timeout: 60_000 };
export const phone = { width: 390, height: 844 };

/** Sends a request for the piece at this path, as on a phone, and returns the path of the request's page. */
export async function sendRequest(
  shop: Shop,
  piece: string,
  message: string,
  language: 'al' | 'en' = 'al',
): Promise<string> {
  const { page } = shop;
  await page.setViewportSize(phone);
  await shop.open(`${piece}/request`, language);
  await page.locator('input[name="name"]').fill('Blerta Hoxha');
  await page.locator('input[name="phoneNumber"]').fill('+355 69 123 4567');
  await page.locator('input[name="contactEmail"]').fill(`blerta.${Date.now()}@example.com`);
  await page.locator('textarea[name="message"]').fill(message);
  await page.locator('form button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/request-submitted$/, onceSolved);
  const link = page.getByRole('main').locator('a[href^="/my-request/"]');
  return (await link.getAttribute('href')) ?? '';
}

/** Changes what the database says about the request with this message. */
export async function changeRequest(message: string, changed: object): Promise<void> {
  const { services, close } = await openShop();
  await services.db
    .updateTable('request')
    .set(changed)
    .where('client_message', '=', message)
    .execute();
  await close();
}

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** The same at the width of a phone and of a wide screen. */
export async function examine(page: Page, ...parts: string[]): Promise<void> {
  for (const width of [phone.width, 1440]) {
    await page.setViewportSize({ width, height: phone.height });
    await examineOnce(page, ...parts);
  }
  await page.setViewportSize(phone);
}
