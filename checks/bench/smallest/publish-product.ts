import { productFields } from '@orendi/server/testing/own-catalogue';
import { blobOf, formOf } from '@orendi/server/testing/send-form';
import { openCaller } from '../../visitors/ask.ts';
import type { Shop } from '../../product/open-shop.ts';
import { getXsrf } from '../../visitors/send-request.ts';
import { signIn } from '../../visitors/sign-in.ts';

export interface Published {
  /** Moments of `performance.now()`. */
  from: number;
  to: number;
  /** Of the product; null when it was not published. */
  id: number | null;
  /** What was wrong; empty: nothing. */
  fault: string;
}

export interface Seller {
  /** Publishes a product with the photographs in one form. */
  publish(): Promise<Published>;
}

const longestWaitMs = 120_000;

/** A seller of the catalogue's first shop, signed in, who has chosen photographs. */
export async function openSeller(shop: Shop, photographs: readonly Buffer[]): Promise<Seller> {
  const { cookie } = await signIn(shop);
  const { db } = shop.database;
  const { id } = await db
    .selectFrom('business')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('account').set({ business_id: id }).execute();
  const caller = openCaller(shop.port);
  const xsrf = await getXsrf(caller);
  caller.close();
  // Built beforehand: that is the work of the seller's browser, not of whoever counts the visits.
  const images = photographs.map((jpeg, at) => blobOf(jpeg, `IMG_${at}.jpg`));
  const form = new Response(formOf({ ...productFields, images }));
  const headers = {
    ...xsrf,
    cookie: `${xsrf.cookie}; ${cookie}`,
    'content-type': form.headers.get('content-type') ?? '',
  };
  const body = await form.arrayBuffer();
  return {
    async publish() {
      const from = performance.now();
      const published = (id: number | null, fault = '') => ({
        from,
        to: performance.now(),
        id,
        fault,
      });
      try {
        const address = `http://127.0.0.1:${shop.port}/v1/private/product-creation/create`;
        const answer = await fetch(address, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(longestWaitMs),
        });
        const text = await answer.text();
        if (answer.status !== 201) return published(null, `answered ${answer.status}: ${text}`);
        const { data } = JSON.parse(text) as { data: { id: number } };
        return published(data.id);
      } catch (error) {
        return published(null, String(error));
      }
    },
  };
}
