import { type Captcha, createCaptcha } from '@orendi/server/platform/captcha/index';
import { solveToken } from '@orendi/server/platform/captcha/testing/solve-token';
import { visitorHeaders } from '@orendi/server/testing/seller';
import { authSecret } from '../product/start-product.ts';
import { askOnce } from './ask.ts';

export type ContactForm = Awaited<ReturnType<ReturnType<typeof openForms>>>;

type Challenges = Pick<Captcha, 'challenge'>;

/** Cost next to nothing to solve, and the product, whose clock may differ, takes them for its own. */
export const cheapChallenges = (clock?: () => Date): Challenges =>
  createCaptcha({ secret: authSecret, recaptcha: null, cost: 1, clock });

/** The product's own challenges, as a browser gets them. */
export const honestChallenges = (port: number): Challenges => ({
  async challenge() {
    const { body } = await askOnce(port, { path: '/v1/public/captcha' });
    const { data } = JSON.parse(body.toString()) as {
      data: Awaited<ReturnType<Captcha['challenge']>>;
    };
    return data;
  },
});

/** Fills contact forms about products, each under a key of its own. */
export function openForms(captcha: Challenges = cheapChallenges()) {
  return async (productId: number, key: string = crypto.randomUUID()) => {
    const form = {
      name: 'Arta Hoxha',
      // One of its own: an address gets a few mails a day.
      contactEmail: `${key}@example.com`,
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
