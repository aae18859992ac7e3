import { solveToken } from '../../../platform/captcha/testing/solve-token.ts';
import type { TestShop } from '../../../testing/open-test-shop.ts';

interface Shop extends Pick<TestShop, 'request'> {
  services: Pick<TestShop['services'], 'captcha'>;
}

/** Headers of an English visitor with a valid XSRF cookie and token. */
export const xsrfHeaders = { cookie: 'XSRF-TOKEN=abc; lang=en', 'x-xsrf-token': 'abc' };

/** A form that is valid once `id` and `type` name an existing item. */
export function requestForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Ana Hoxha',
    contactEmail: 'ana@example.com',
    phoneNumber: '069 123 4567',
    preferredContactMethod: 'email',
    message: 'A e keni në blu?',
    type: 'product',
    ...fields,
  };
}

/** Submits a request as the request page does, with a new captcha unless the form includes one. */
export async function submitForm(
  shop: Shop,
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const token = await solveToken(shop.services.captcha);
  return shop.request('/v1/public/requests', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...xsrfHeaders, ...headers },
    body: JSON.stringify(requestForm({ token, ...fields })),
  });
}

/** The body of the answer to a form. */
export interface FormAnswer {
  data: { id: number; link: string };
  code: string;
  message: string;
  errors: { path: string; msg: string }[];
}

export async function readAnswer(response: Response): Promise<FormAnswer> {
  return (await response.json()) as FormAnswer;
}

export const idOf = async (response: Response) => (await readAnswer(response)).data.id;

/** The paths of the errors, in the order of the fields. */
export async function brokenFields(response: Response): Promise<string[]> {
  return (await readAnswer(response)).errors.map(({ path }) => path);
}
