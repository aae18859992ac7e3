import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@orendi/contract/language';
import type { User } from '@orendi/contract/schemas/user';
import { writeToken } from '@orendi/server/features/accounts/link-token';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { dataDir } from './product.ts';

/** A seller, signed in to the page's browser. */
export interface Seller {
  id: number;
  email: string;
  password: string;
}

interface SellerWishes {
  language?: Language;
  /** Whether the address is verified; only then can there be a business. */
  active?: boolean;
  /** Fields of the business's profile that differ from the defaults; null for no business. */
  business?: Record<string, string> | null;
}

let sellers = 0;

/** Creates a seller through the API and signs the page's browser in; by default active and with a business. */
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

/**
 * Creates the business of the signed-in user.
 * @returns its id
 */
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

/**
 * Sends a form directly to the API as the signed-in user.
 * @param path below `/v1/private`
 * @returns the answer's data
 */
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

/** The token in the mail's link, made with the secret of the running product. */
function tokenFor({ id: accountId, email }: User): string {
  const secret = readFileSync(join(dataDir, 'auth-secret'), 'utf8').trim();
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  return writeToken(secret, 'verify-email', { accountId, expiresAt }, { email, stamp: 0 });
}

/** The header that repeats the XSRF cookie. */
async function xsrfHeaders(page: Page): Promise<Record<string, string>> {
  await page.request.get('/v1/auth/user');
  const cookies = await page.context().cookies();
  return { 'X-XSRF-TOKEN': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' };
}
