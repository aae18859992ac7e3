import { readPhone } from '@orendi/contract/phone';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';

function requests(db: Services['db']) {
  return db
    .selectFrom('request')
    .innerJoin('business', 'business.id', 'request.business_id')
    .select(['request.id', 'request.created_at', 'business_name', 'item_name'])
    .select(['client_name', 'client_email', 'client_phone', 'client_phone_typed'])
    .select(['client_message', 'state', 'signals']);
}

/** Requests sent with this e-mail address, phone number (in any format) or name; all for an empty text. */
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
