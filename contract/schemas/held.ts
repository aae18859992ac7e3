import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import { choice } from '../fields/choice.ts';
import { list } from '../fields/list.ts';
import { id } from '../fields/number.ts';
import { pageOf, pageQuery } from '../fields/page.ts';
import { listLengths, paging } from '../limits.ts';
import { Request } from './request.ts';

/** Signs of spam. */
export const heldSignals = ['honeypot', 'speed', 'links', 'repeated', 'burst'] as const;
export type HeldSignal = (typeof heldSignals)[number];

export const HeldQuery = z.object(pageQuery(paging.ordersPerPage));
export type HeldQuery = z.output<typeof HeldQuery>;

export const HeldRequest = Request.extend({
  signals: z
    .array(z.enum(heldSignals))
    .describe(
      '`honeypot`: filled in a field that people cannot see; `speed`: sent sooner than a person fills in a form; ' +
        '`links`; `repeated`: a text that was sent several times; `burst`: one of many from its network address',
    ),
}).openapi('HeldRequest');
export type HeldRequest = z.infer<typeof HeldRequest>;

export const HeldPage = pageOf(HeldRequest).openapi('HeldPage');
export type HeldPage = z.infer<typeof HeldPage>;

export const heldActions = ['restore', 'drop', 'hold'] as const;
export type HeldAction = (typeof heldActions)[number];

/** `restore` makes orders of them, `drop` throws them away, `hold` takes a drop back. */
export const HeldForm = named('HeldForm', {
  ids: list(id(), { min: 1, max: listLengths.bulkIds }),
  action: choice(heldActions),
});
