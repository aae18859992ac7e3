import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { recordAction } from './record-action.ts';

/** The parts of a business that an operator edits, by the action that the audit log has for them. */
export const edits = {
  'profile edit': 'business-profile',
  'product edit': 'product',
  'package edit': 'package',
  import: 'imports',
} as const;
export type Edit = keyof typeof edits;

interface Acting {
  /** The operator's e-mail address. */
  actor: string;
  businessId: number;
  /** The call, such as `PUT /v1/private/product-creation/update`. */
  call: string;
}

/** Module-wide on purpose: a transaction notes for whom it is without being handed that through every operation. */
const current = new AsyncLocalStorage<Acting>();

/** Does the work of a call that an operator makes for a business. */
export function actOnBehalf<T>(acting: Acting, work: () => T): T {
  return current.run(acting, work);
}

/**
 * Notes a change that an operator makes for a business, and that its owner is to be told; nothing for any other change.
 * @param trx of the change, so that neither is there without the other
 * @param touched the pages that it changes
 */
export async function recordOnBehalf(trx: Db, touched: ReadonlySet<string>): Promise<void> {
  const acting = current.getStore();
  if (!acting) return;
  const { actor, businessId } = acting;
  const [method, path = ''] = acting.call.replace('/v1/private/', '').split(' ');
  const known = Object.entries(edits).find(([, beginning]) => path.startsWith(beginning));
  const pages = [...touched].filter((tag) => tag.includes(':'));
  await recordAction(trx, {
    actor,
    // Calls of merged products, sizes and photos are about products, too.
    action: known?.[0] ?? ('product edit' satisfies Edit),
    subject: `business ${businessId}`,
    details: [method, path, ...pages].join(' '),
  });
  await sql`
    update business set edits_untold_since = least(edits_untold_since, now())
    where id = ${businessId} and id in (select business_id from account)`.execute(trx);
}
