import type { Db, Trx } from '../../../platform/db/tables.ts';
import { hashToken } from '../../../platform/signature.ts';
import { hasPage, pageEnd } from './own-link.ts';

/** Requests whose link is still good. A business may have been suspended since: its buyers keep their words. */
function ownRequests(db: Db) {
  return db
    .selectFrom('request as r')
    .innerJoin('business as b', 'b.id', 'r.business_id')
    .select(['r.id', 'r.business_id', 'b.business_name', 'b.logo', 'b.closed_from', 'b.closed_to'])
    .select(['r.item_type', 'r.item_id', 'r.item_name', 'r.item_images'])
    .select(['r.item_price', 'r.item_currency', 'r.wanted_length', 'r.wanted_width'])
    .select(['r.wanted_height', 'r.client_name', 'r.client_phone', 'r.client_phone_typed'])
    .select(['r.client_email', 'r.client_language', 'r.client_message', 'r.edited_at'])
    .select(['r.preferred_contact_method', 'r.prefers_whatsapp'])
    .select(['r.created_at', 'r.state', 'r.state_since', 'r.answered_at', 'r.read_at'])
    .select(['r.sent_price', 'r.sent_currency', 'r.sent_words', 'r.sent_at', 'r.outcome'])
    .select(['r.withdrawn_at', 'r.withdrawn', 'r.round'])
    .select(pageEnd.as('expires_at'))
    .where(hasPage);
}

export type OwnRequestRow = NonNullable<Awaited<ReturnType<typeof findOwnRequest>>>;

const requestOf = (db: Db, token: string) =>
  ownRequests(db).where('r.link_hash', '=', hashToken(token));

export const findOwnRequest = (db: Db, token: string) => requestOf(db, token).executeTakeFirst();

/** The same, so that nothing else changes it before the end of the transaction. */
export const lockOwnRequest = (trx: Trx, token: string) =>
  requestOf(trx, token).forUpdate('r').executeTakeFirst();

/** The same question to other sellers, as far as its links are good. */
export function listAlsoAsked(db: Db, { id, round }: OwnRequestRow) {
  return ownRequests(db)
    .select('r.link_seed')
    .where('r.round', '=', round)
    .where('r.id', '<>', id)
    .orderBy('r.id')
    .execute();
}

/** The texts of a request before its buyer changed it, the newest first. */
export function listEarlierMessages(db: Db, requestId: number) {
  return db
    .selectFrom('request_message')
    .select(['message', 'written_at'])
    .where('request_id', '=', requestId)
    .orderBy('id', 'desc')
    .execute();
}
