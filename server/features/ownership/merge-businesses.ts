import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Db } from '../../platform/db/tables.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { queueSellerMail } from '../accounts/index.ts';
import { writeListings } from '../discovery/index.ts';
import { findLostUndo, moveImports } from '../spreadsheets/index.ts';
import { listCodesTwice, moveRows, renameCodes } from './move-rows.ts';

/** Why two businesses cannot become one. */
export type MergeFault = 'same' | 'demo' | 'claimed' | 'unasked';

/** The effects of a merge, told before it. */
export type MergePlan = NonNullable<Awaited<ReturnType<typeof planMerge>>>;

/** Null when one of the two does not exist. */
export async function planMerge(db: Db, fromId: number, intoId: number) {
  const { rows } = await sql<PlannedBusiness>`
    select b.id, b.business_name as name, b.suspended_at is not null as is_suspended, a.id as owner_id,
      exists (select from demo_business where business_id = b.id) as is_demo,
      exists (select from invitation where business_id = b.id and awaits_operator) as is_claimed,
      (select count(*) from product where business_id = b.id) as products,
      (select count(*) from package where business_id = b.id) as packages,
      (select count(*) from request where business_id = b.id) as requests,
      (select count(*) from account where staff_of = b.id) as staff,
      case when q.from_id is not null then
        coalesce(a.id = case b.id when q.from_id then q.from_agreed else q.into_agreed end, false)
      end as agrees
    from business b left join account a on a.business_id = b.id
      left join merge_question q on q.from_id = ${fromId} and q.into_id = ${intoId}
    where b.id in (${fromId}, ${intoId})`.execute(db);
  const from = rows.find(({ id }) => id === fromId);
  const into = rows.find(({ id }) => id === intoId);
  if (!from || !into) return null;
  const isAsked = from.owner_id !== null && into.owner_id !== null;
  let fault: MergeFault | null = null;
  if (from === into) fault = 'same';
  else if (from.is_demo || into.is_demo) fault = 'demo';
  else if (from.is_claimed) fault = 'claimed';
  else if (isAsked && !(from.agrees && into.agrees)) fault = 'unasked';
  const codes = await listCodesTwice(db, fromId, intoId);
  return { from, into, fault, codes, lostUndo: await findLostUndo(db, fromId, intoId) };
}

interface PlannedBusiness {
  id: number;
  name: string;
  is_suspended: boolean;
  is_demo: boolean;
  /** Somebody has accepted an invitation to own it, and waits for the operator. */
  is_claimed: boolean;
  owner_id: number | null;
  products: number;
  packages: number;
  requests: number;
  staff: number;
  /** Whether its present owner has agreed; null while nobody was asked. */
  agrees: boolean | null;
}

/**
 * Makes two businesses one, in one transaction: whenever it is interrupted, all of it has happened or nothing has. What the
 * first has sold, been asked and counted is the second's then, and its number and name lead there. Its owner becomes the
 * owner of a business without one, else staff.
 * @returns the fault that keeps it from happening; null once it has
 * @throws Error when one of them does not exist
 */
export async function mergeBusinesses(
  services: Pick<Services, 'changes' | 'clock' | 'jobs' | 'settings'>,
  actor: string,
  fromId: number,
  intoId: number,
): Promise<MergeFault | null> {
  const { changes, jobs } = services;
  const fault = await changes.transaction(async (trx, touch) => {
    await sql`
      select from business where id in (${fromId}, ${intoId}) order by id for update`.execute(trx);
    const plan = await planMerge(trx, fromId, intoId);
    if (!plan) throw new Error(`There is no business ${fromId} or ${intoId}.`);
    if (plan.fault) return plan.fault;
    const { from, into } = plan;
    const codes = await renameCodes(trx, fromId, intoId);
    await moveImports(trx, fromId, intoId, codes);
    await moveRows(trx, fromId, intoId);
    const [owned, worksFor] = into.owner_id === null ? [intoId, null] : [null, intoId];
    await sql`
      update account set business_id = ${owned}, staff_of = ${worksFor}
      where business_id = ${fromId}`.execute(trx);
    await sql`
      insert into business_merge (from_id, into_id, from_name, from_created_at)
      select id, ${intoId}, business_name, created_at from business
      where id = ${fromId}`.execute(trx);
    // Before the business goes, which would take the listings along that still name it.
    await writeListings(trx, touch, { businessId: intoId });
    await trx.deleteFrom('business').where('id', '=', fromId).execute();
    await queueSellerMail(trx, services, intoId, 'business-merged', {
      name: from.name,
      into: into.name,
      also: from.owner_id === null ? [] : [from.owner_id],
    });
    const { products, packages, requests } = from;
    const entry = { actor, action: 'business merge', subject: `business ${intoId}` };
    const details = `business ${fromId} “${from.name}” with ${products} products, ${packages} packages and ${requests} requests`;
    await recordAction(trx, { ...entry, details });
    touch('listings', `business:${fromId}`, `business:${intoId}`);
    return null;
  });
  if (fault === null) {
    jobs.wake(mailQueue);
    changes.announceOrders(intoId);
  }
  return fault;
}
