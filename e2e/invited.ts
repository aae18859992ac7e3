import { type Browser, expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { mailedLink } from './mails.ts';

/* People who come to a shop by the link of an invitation. */

const password = 'kolltuk i gjelbër 7';
const widths = [375, 890, 1440];

/** No part of the page is wider than the screen, and axe finds nothing. */
export async function examine(page: Page, ...parts: string[]): Promise<void> {
  expect(await accessibilityFaults(page, ...parts)).toEqual([]);
  const isCut = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isCut).toBe(false);
}

export async function examineAtAllWidths(page: Page, ...parts: string[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await examine(page, ...parts);
  }
}

/** A phone of somebody else. */
export async function openPhone(browser: Browser, width = 375): Promise<Page> {
  const viewport = { width, height: 760 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  return context.newPage();
}

/** Registers on the page of an invitation, verifies the address by the mail, and comes back to the invitation. */
export async function registerFor(phone: Page, link: string, email: string): Promise<void> {
  await phone.goto(link);
  await examine(phone);
  await phone.getByRole('link', { name: 'Regjistrohu' }).click();
  await phone.getByLabel('Emri', { exact: true }).fill('Besa');
  await phone.getByLabel('Mbiemri').fill('Kola');
  await phone.getByLabel('E-mail').fill(email);
  await phone.getByLabel('Fjalëkalimi', { exact: true }).fill(password);
  await phone.getByLabel('Përsërit fjalëkalimin', { exact: true }).fill(password);
  await phone.getByRole('button', { name: 'Regjistrohu' }).click();
  const terms = phone.getByRole('dialog');
  await terms.getByRole('region', { name: 'Kushtet e përdorimit' }).press('End');
  await terms.getByRole('button', { name: 'Pranoj' }).click();
  await expect(phone).toHaveURL(/\/invitation\/[\w-]{22}$/);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Kontrollo e-mailin');
  await phone.goto(await mailedLink(email, 'verify-email'));
  await phone.getByRole('link', { name: 'Vazhdo' }).click();
  await expect(phone).toHaveURL(/\/invitation\/[\w-]{22}$/);
}
