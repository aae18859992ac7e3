import type { Page, Route } from '@playwright/test';
import { expect, type Shop } from './shop.ts';

/* The request form and its messages, for tests of refused requests. */

export const words = {
  en: {
    send: 'Send request',
    name: 'Name',
    required: /\d fields need attention/,
    oops: 'An error occurred. Please try again.',
    timeout: 'The server took too long to answer. Please try again.',
    toasts: 'Notifications',
    dismiss: 'Dismiss',
  },
  al: {
    send: 'Dërgo kërkesën',
    name: 'Emri',
    required: /\d fusha kanë nevojë për vëmendje/,
    oops: 'Ndodhi një gabim. Provo përsëri.',
    timeout: 'Serveri nuk u përgjigj në kohë. Provo përsëri.',
    toasts: 'Njoftimet',
    dismiss: 'Mbylle',
  },
} as const;
export type Language = keyof typeof words;
export const languages: Language[] = ['al', 'en'];

/** Opens the sofa as a visitor does: by searching. */
export async function openSofa(shop: Shop, language: Language = 'en'): Promise<void> {
  await shop.open('/?query=divan+drini', language);
  await shop
    .found(/Divan Drini/)
    .first()
    .click();
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText(/Divan Drini/);
}

/** Opens the form of a request for the sofa. */
export async function openForm(shop: Shop, language: Language = 'en'): Promise<void> {
  await easeCaptcha(shop.page);
  const found = await shop.page.request.get('/v1/public/results/search?query=divan+drini');
  const { data } = await found.json();
  await shop.open(`/product/${data.results[0].id}/request`, language);
  await expect(shop.page.getByRole('button', { name: words[language].send })).toBeEnabled();
}

/** Makes the captcha trivial: a real one takes long on a busy machine. */
export async function easeCaptcha(page: Page): Promise<void> {
  await page.route('**/v1/public/captcha', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.data.challenge.parameters, { cost: 1, keyPrefix: '00' });
    await route.fulfill({ response, json });
  });
}

export const toastsOf = (page: Page) => page.locator('[data-toast]');
export const inTheWay = (page: Page) => page.locator('[data-toast]:not([data-leaving])');

export function isLazy(url: string): boolean {
  return /\/(toaster|start-tooltips)-[\w-]+\.js$/.test(url);
}

/** Answers the form in place of the server. */
export async function answer(page: Page, respond: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/v1/public/requests', respond);
}

export async function sendForm(page: Page, language: Language = 'en'): Promise<void> {
  await page.getByRole('button', { name: words[language].send }).click();
}
