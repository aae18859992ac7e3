import { productFields } from '@orendi/server/testing/own-catalogue';
import { blobOf, formOf } from '@orendi/server/testing/send-form';
import type { Shop } from '../../product/open-shop.ts';
import { xsrf } from '../../visitors/contact-form.ts';
import { signIn } from '../../visitors/sign-in.ts';

export interface Published {
  /** Moments of `performance.now()`. */
  from: number;
  to: number;
  /** The product's; null when it was not published. */
  id: number | null;
  /** Why not; empty if it was. */
  fault: string;
}

const longestWaitMs = 120_000;

/**
 * Signs in a seller of the catalogue's first shop, who has chosen photographs.
 * @returns publishes a product with them in one form
 */
export async function openSeller(
  shop: Shop,
  photographs: readonly Buffer[],
): Promise<() => Promise<Published>> {
  const { cookie } = await signIn(shop);
  await shop.database.pool.query('update account set business_id = (select min(id) from business)');
  // Built beforehand: that is the work of the seller's browser, not of whoever counts the visits.
  const images = photographs.map((jpeg, at) => blobOf(jpeg, `IMG_${at}.jpg`));
  const form = new Response(formOf({ ...productFields, images }));
  const headers = {
    ...xsrf,
    cookie: `${xsrf.cookie}; ${cookie}`,
    'content-type': form.headers.get('content-type') ?? '',
  };
  const body = await form.arrayBuffer();
  return async () => {
    const from = performance.now();
    try {
      const address = `http://127.0.0.1:${shop.port}/v1/private/product-creation/create`;
      const signal = AbortSignal.timeout(longestWaitMs);
      const answer = await fetch(address, { method: 'POST', headers, body, signal });
      const text = await answer.text();
      if (answer.status !== 201) throw new Error(`answered ${answer.status}: ${text}`);
      const { data } = JSON.parse(text) as { data: { id: number } };
      return { from, to: performance.now(), id: data.id, fault: '' };
    } catch (error) {
      return { from, to: performance.now(), id: null, fault: String(error) };
    }
  };
}
