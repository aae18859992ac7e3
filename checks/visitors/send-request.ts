import type { Ask, Caller } from './ask.ts';

/** The cookie and header that every request repeats to show that it comes from the product's own pages. */
export async function getXsrf(caller: Caller): Promise<Record<string, string>> {
  const { headers } = await caller.ask({ path: '/v1/public/captcha' });
  const token = /XSRF-TOKEN=([^;]+)/.exec(headers['set-cookie']?.join() ?? '')?.[1];
  if (token === undefined) throw new Error('The product gave no XSRF cookie.');
  return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
}

/** A filled form, under a key of its own. */
export function fillRequest(xsrf: Record<string, string>, productId: number, token: string): Ask {
  const form = {
    name: 'Arta Hoxha',
    contactEmail: 'arta@example.com',
    phoneNumber: '+355691234567',
    preferredContactMethod: 'email',
    message: 'Përshëndetje, a e keni gati për dorëzim këtë muaj? Faleminderit!',
    id: productId,
    type: 'product',
    token,
  };
  const headers = { ...xsrf, 'idempotency-key': crypto.randomUUID() };
  return { path: '/v1/public/requests', headers, json: JSON.stringify(form) };
}
