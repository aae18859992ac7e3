import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import { fault } from '../fields/fault.ts';
import { line } from '../fields/text.ts';
import { textLimits } from '../limits.ts';

const endpoint = () => line(textLimits.endpoint);

/** Bytes in base64url, the encoding of browsers' keys. */
const base64url = (bytes: number) =>
  line(textLimits.url).refine(
    (text) => text.length === Math.ceil((bytes * 4) / 3) && /^[\w-]+$/.test(text),
    fault('api_wrong_type'),
  );

/** The result of a browser's `PushSubscription.toJSON()`. */
export const PushSubscriptionForm = named('PushSubscriptionForm', {
  endpoint: endpoint(),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type PushSubscriptionForm = z.output<typeof PushSubscriptionForm>;

export const PushSubscriptionEnd = named('PushSubscriptionEnd', { endpoint: endpoint() });

export const PushKey = named('PushKey', { key: z.string().describe('For `applicationServerKey`') });
