import { createCaptcha } from '@orendi/server/platform/captcha/index';
import { solveToken } from '@orendi/server/platform/captcha/testing/solve-token';
import { visitorHeaders } from '@orendi/server/testing/seller';
import { authSecret } from '../product/start-product.ts';

export type ContactForm = Awaited<ReturnType<ReturnType<typeof openForms>>>;

/** Fills contact forms about products, each under a key of its own, with cheap captchas that the product takes as its own. */
export function openForms() {
  const captcha = createCaptcha({ secret: authSecret, recaptcha: null, cost: 1 });
  return async (productId: number, key: string = crypto.randomUUID()) => {
    const form = {
      name: 'Arta Hoxha',
      contactEmail: 'arta@example.com',
      phoneNumber: '+355691234567',
      preferredContactMethod: 'email',
      // It finds the request again in the database.
      message: key,
      id: productId,
      type: 'product',
      token: await solveToken(captcha),
    };
    return {
      path: '/v1/public/requests',
      method: 'POST' as const,
      headers: { ...visitorHeaders, 'idempotency-key': key } as Record<string, string>,
      body: JSON.stringify(form),
    };
  };
}
