import type { Asked, Caller } from '../load/ask.ts';
import type { Draws } from '../draws/draw-listing.ts';

/** The cookie and header that every request repeats to show that it comes from the product's own pages. */
export async function getXsrf(caller: Caller): Promise<Record<string, string>> {
  const { headers } = await caller.ask({ path: '/v1/public/captcha' });
  const token = /XSRF-TOKEN=([^;]+)/.exec(headers['set-cookie']?.join() ?? '')?.[1];
  if (token === undefined) throw new Error('The product gave no XSRF cookie.');
  return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
}

/** Sends a request for a random product, each time with a new captcha token and key. */
export function makeSender(
  caller: Caller,
  headers: Record<string, string>,
  draws: Draws,
  tokens: Iterator<string>,
): () => Promise<void> {
  return async () => {
    const { value: token, done } = tokens.next();
    if (done) throw new Error('The captcha tokens have run out.');
    const { status, body } = await sendRequest(caller, headers, draws.product().id, token);
    if (status !== 201) throw new Error(`A request answered ${status}: ${body.toString()}`);
  };
}

/** Sends one filled form, under a key of its own. */
export function sendRequest(
  caller: Caller,
  headers: Record<string, string>,
  productId: number,
  token: string,
): Promise<Asked> {
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
  return caller.ask({
    path: '/v1/public/requests',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    json: JSON.stringify(form),
  });
}
