import { findRequestableItem } from '@orendi/server/features/catalogue/index';
import { languages } from '@orendi/contract/language';
import { z } from 'zod';
import type { Trx } from '@orendi/server/platform/db/tables';
import type { Filled } from './fill-businesses.ts';
import { Piece } from '../catalogue/kinds/index.ts';
import words from '../catalogue/requests.json' with { type: 'json' };

const DemoRequest = z.strictObject({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  preferred: z.enum(['email', 'phone']),
  language: z.enum(languages),
  /** It asks for this: the oldest piece of the kind, or a package; `shop` asks the business itself. */
  about: z.union([Piece, z.enum(['package', 'shop'])]),
  message: z.string(),
  hoursAgo: z.number(),
  isAnswered: z.boolean(),
});
type DemoRequest = z.infer<typeof DemoRequest>;

const hourMs = 3_600_000;

const requests: readonly DemoRequest[] = z.array(DemoRequest).parse(words);

/**
 * The requests that the demo seller has got, with the snapshots of what they ask for. They are written as old ones are:
 * without a mail, which was delivered then, and without a captcha.
 */
export async function insertRequests(trx: Trx, filled: Filled, now: Date): Promise<void> {
  for (const request of requests) {
    const askedAt = now.getTime() - request.hoursAgo * hourMs;
    const hoursToAnswer = 1 + (request.hoursAgo % 5);
    const asked = findItem(request, filled);
    const item = asked && (await findRequestableItem(trx, asked.type, asked.id));
    if (!item) throw new Error(`The demo seller has nothing that ${request.name} asks for.`);
    await trx
      .insertInto('request')
      .values({
        business_id: item.business_id,
        item_id: item.id,
        item_type: item.type,
        item_name: item.name,
        item_images: JSON.stringify(item.images),
        item_price: item.price,
        item_currency: item.currency,
        client_name: request.name,
        client_message: request.message,
        client_phone: request.phone,
        client_email: request.email,
        preferred_contact_method: request.preferred,
        client_language: request.language,
        state: request.isAnswered ? 'answered' : 'new',
        created_at: new Date(askedAt),
        answered_at: request.isAnswered ? new Date(askedAt + hoursToAnswer * hourMs) : null,
      })
      .execute();
  }
}

/** The oldest piece of the kind: it was there when the request was made. */
function findItem({ about }: DemoRequest, filled: Filled) {
  const { businessIds, catalogue, productIds, packageIds } = filled;
  const seller = catalogue.businesses[0]?.business;
  if (about === 'shop') {
    const id = seller && businessIds.get(seller);
    return id === undefined ? undefined : { type: 'business' as const, id };
  }
  if (about === 'package') {
    const [, id] = [...packageIds].find(([item]) => item.seller === seller) ?? [];
    return id === undefined ? undefined : { type: 'package' as const, id };
  }
  const product = catalogue.products.find(
    (item) => item.seller === seller && item.kind.piece === about,
  );
  const id = product && productIds.get(product);
  return id === undefined ? undefined : { type: 'product' as const, id };
}
