import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@orendi/contract/language';
import type { User } from '@orendi/contract/schemas/user';
import { writeToken } from '@orendi/server/features/accounts/link-token';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { dataDir } from './product.ts';

/** Somebody who sells, and whose browser the page is. */
export interface Seller {
  id: number;
  email: string;
  password: string;
}

interface SellerWishes {
  language?: Language;
  /** Whether the address is verified; only then there can be a business. */
  active?: boolean;
  /** What the profile of the business says beside what is usual; null for none. */
  business?: Record<string, string> | null;
}

let sellers = 0;

/** Makes a seller by the calls of the API, and signs the page's browser in: an active one with a business, unless told. */
export async function signUpSeller(
  page: Page,
  { language = 'en', active = true, business = {} }: SellerWishes = {},
): Promise<Seller> {
  sellers += 1;
  const email = `seller.${process.pid}.${Date.now()}.${sellers}@example.com`;
  const password = 'kolltuk i gjelbër 7';
  const person = { name: 'Ana', surname: 'Hoxha', acceptTerms: true };
  const headers = await xsrfHeaders(page);
  const response = await page.request.post(`/v1/auth/register?lang=${language}`, {
    headers,
    data: { ...person, email, password, confirmPassword: password },
  });
  expect(response.status()).toBe(201);
  const { data } = (await response.json()) as { data: User };
  if (active) await page.request.get(`/v1/auth/verify-email/${tokenFor(data)}`);
  if (active && business) await createBusiness(page, business);
  return { id: data.id, email, password };
}

/** Creates the business of whoever is signed in. @returns its id */
export async function createBusiness(page: Page, fields: Record<string, string>): Promise<number> {
  const logo = sharp({ create: { width: 240, height: 240, channels: 3, background: '#40605a' } });
  const response = await page.request.post('/v1/private/business-profile/create', {
    headers: await xsrfHeaders(page),
    multipart: {
      business_name: 'Punishtja e Provës',
      description_en: 'Furniture for tests',
      description_al: 'Mobilje për prova',
      email: 'prova@example.com',
      phone: '+355692123456',
      address: 'Rruga e Durrësit 1, Tiranë',
      industry_ids: '[1]',
      logo: { name: 'logo.png', mimeType: 'image/png', buffer: await logo.png().toBuffer() },
      ...fields,
    },
  });
  expect(response.status()).toBe(201);
  const { data } = (await response.json()) as { data: { id: number } };
  return data.id;
}

/** Sends a form past the pages, as whoever is signed in. @param path below `/v1/private` @returns what the answer holds */
export async function sendPrivately(
  page: Page,
  method: 'post' | 'put',
  path: string,
  multipart: Record<string, string>,
): Promise<{ id: number }> {
  const headers = await xsrfHeaders(page);
  const response = await page.request[method](`/v1/private${path}`, { headers, multipart });
  expect(response.ok()).toBe(true);
  const { data } = (await response.json()) as { data: { id: number } };
  return data;
}

/** The link of the mail, made with the secret of the running product. */
function tokenFor({ id: accountId, email }: User): string {
  const secret = readFileSync(join(dataDir, 'auth-secret'), 'utf8').trim();
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  return writeToken(secret, 'verify-email', { accountId, expiresAt }, email);
}

/** The XSRF cookie, repeated. */
async function xsrfHeaders(page: Page): Promise<Record<string, string>> {
  await page.request.get('/v1/auth/user');
  const cookies = await page.context().cookies();
  return { 'X-XSRF-TOKEN': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' };
}
