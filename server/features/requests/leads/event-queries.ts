import type { LeadEventKind, LeadSource, SetStage } from '@orendi/contract/leads';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/tables.ts';

export async function insertEvents(
  trx: Trx,
  { requestId, accountId }: { requestId: number; accountId: number },
  events: { kind: LeadEventKind; value: string | null }[],
): Promise<void> {
  if (events.length === 0) return;
  const row = { request_id: requestId, account_id: accountId };
  const rows = events.map((event) => ({ ...row, ...event }));
  await trx.insertInto('request_event').values(rows).execute();
}

/** A stage that its account takes back within this time was a slip. */
const slip = sql`interval '1 minute'`;

/**
 * Deletes the event of the present stage, if `stage` takes it back.
 * @returns whether it does
 */
export async function undoStage(
  trx: Trx,
  { id, state, source }: { id: number; state: SetStage; source: LeadSource },
  { stage, accountId }: { stage: SetStage; accountId: number },
): Promise<boolean> {
  // A request of the form begins without an event.
  const first = source === 'form' ? 'new' : null;
  const { numAffectedRows = 0n } = await sql`
    with latest as (
      select id, happened_at, account_id, value, lead(value, 1, ${first}::text) over (order by id desc) as former
      from request_event where request_id = ${id} and kind = 'stage' order by id desc limit 1
    )
    delete from request_event where id in (
      select id from latest
      where value = ${state} and former = ${stage} and account_id = ${accountId} and happened_at > now() - ${slip}
    )`.execute(trx);
  return numAffectedRows > 0n;
}

/** When it was first answered since it was new for the last time; null where its history does not say so. */
export const firstAnswer = (requestId: number) => sql<Date | null>`(
  select min(happened_at) from request_event
  where request_id = ${requestId} and kind = 'stage' and value <> 'spam' and id > coalesce(
    (select max(id) from request_event where request_id = ${requestId} and kind = 'stage' and value = 'new'), 0
  )
)`;

/** The newest first. */
export function listEvents(db: Db, requestId: number) {
  return db
    .selectFrom('request_event as e')
    .leftJoin('account as a', 'a.id', 'e.account_id')
    .select(['e.happened_at', 'e.kind', 'e.value'])
    .select(sql<string | null>`a.name || ' ' || a.surname`.as('by'))
    .where('e.request_id', '=', requestId)
    .orderBy('e.id', 'desc')
    .limit(mostEvents)
    .execute();
}

const mostEvents = 200;
