import { createCaptcha } from '@orendi/server/platform/captcha/index';
import { solveToken } from '@orendi/server/platform/captcha/testing/solve-token';
import { authSecret } from '../product/start-product.ts';
import type { Ask } from './ask.ts';

/** The cookie and header by which a call shows that it comes from the product's own pages: any token, given twice. */
export const xsrf = { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' };

const usualMessage = 'Përshëndetje, a e keni gati për dorëzim këtë muaj? Faleminderit!';

/** A filled contact form about a product, under a key of its own unless one is given. */
export function fillRequest(
  productId: number,
  token: string,
  key: string = crypto.randomUUID(),
  message = usualMessage,
): Ask & { headers: Record<string, string>; json: string } {
  const form = {
    name: 'Arta Hoxha',
    contactEmail: 'arta@example.com',
    phoneNumber: '+355691234567',
    preferredContactMethod: 'email',
    message,
    id: productId,
    type: 'product',
    token,
  };
  const headers = { ...xsrf, 'idempotency-key': key };
  return { path: '/v1/public/requests', headers, json: JSON.stringify(form) };
}

/** Solves challenges signed with the product's secret, but so cheap that they cost next to nothing. */
export function cheapSolver(): () => Promise<string> {
  const captcha = createCaptcha({ secret: authSecret, recaptcha: null, cost: 1 });
  return () => solveToken(captcha);
}
