import { phoneDigits } from '@orendi/contract/limits';
import { nationalDigits, readPhone } from '@orendi/contract/phone';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';

function requests(db: Services['db']) {
  return db
    .selectFrom('request')
    .innerJoin('business', 'business.id', 'request.business_id')
    .select(['request.id', 'request.created_at', 'business_name', 'item_name'])
    .select(['client_name', 'client_email', 'client_phone', 'client_phone_typed'])
    .select(['client_message', 'state', 'signals', 'source', 'note', 'lost_reason'])
    .select(['offered_price', 'offered_currency', 'follow_up_on']);
}

/**
 * Whether the seller's note on a request, or the reason why it was lost, holds one of the texts, in lower case, or a number
 * of them in any format.
 */
export function noteHolds(texts: readonly string[]) {
  const numbers = texts.map((text) => nationalDigits(text).replace(/^0+/, ''));
  const long = numbers.filter(({ length }) => length >= phoneDigits.min);
  const written = sql`concat_ws(E'\n', note, lost_reason)`;
  return sql<boolean>`(num_nonnulls(note, lost_reason) > 0 and (
    exists (select from unnest(${texts}::text[]) text where strpos(lower(${written}), text) > 0)
    or exists (
      select from unnest(${long}::text[]) number where strpos(regexp_replace(${written}, '\\D', '', 'g'), number) > 0
    )
  ))`;
}

/**
 * Requests of somebody with this e-mail address, phone number (in any format) or name, and those on which the seller has
 * noted one of them; all for an empty text. A withdrawn one is still known for as long as that can be taken back.
 */
export function listStoredRequests(
  db: Services['db'],
  { who, isHeld }: { who: string; isHeld: boolean },
) {
  const all = isHeld ? requests(db).where('state', '=', 'held') : requests(db);
  if (who === '') return all.orderBy('request.id').execute();
  const { phone, readings } = readPhone(who, { seller: null });
  const phones = [who, phone ?? who, ...readings.map((reading) => reading.phone)];
  const lower = who.toLowerCase();
  return all
    .where(({ eb, fn, or }) =>
      or([
        eb(fn<string>('lower', ['client_email']), '=', lower),
        eb('client_phone', 'in', phones),
        eb('client_phone_typed', '=', who),
        eb(fn<string>('lower', ['client_name']), '=', lower),
        sql<boolean>`lower(withdrawn ->> 'client_email') = ${lower} or lower(withdrawn ->> 'client_name') = ${lower}
          or withdrawn ->> 'client_phone' = any(${phones}::text[]) or withdrawn ->> 'client_phone_typed' = ${who}`,
        noteHolds([lower, ...phones]),
      ]),
    )
    .orderBy('request.id')
    .execute();
}

export function findStoredRequest(db: Services['db'], id: number) {
  return requests(db).where('request.id', '=', id).executeTakeFirst();
}

export type StoredRequest = Awaited<ReturnType<typeof listStoredRequests>>[number];

/**
 * Also deletes a mail that told the seller, and notes the erasure for later restores.
 * @returns whether it was there
 */
export async function deleteRequest(
  { changes, db, erasures }: Pick<Services, 'changes' | 'db' | 'erasures'>,
  actor: string,
  id: number,
): Promise<boolean> {
  const deleted = await db.transaction().execute(async (trx) => {
    await erasures.note(trx, { requests: [id] });
    const row = await trx
      .deleteFrom('request')
      .where('id', '=', id)
      .returning('business_id')
      .executeTakeFirst();
    if (row) await recordAction(trx, { actor, action: 'request delete', subject: `request ${id}` });
    return row;
  });
  if (deleted) changes.announceOrders(deleted.business_id);
  return deleted !== undefined;
}
