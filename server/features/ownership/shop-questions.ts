import type { ShopAnswer, ShopQuestion } from '@orendi/contract/schemas/shop-questions';
import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Db } from '../../platform/db/tables.ts';
import { noBusinessFound } from '../../platform/http/api-error.ts';
import { withMails } from '../../platform/mail/index.ts';
import { say } from '../../platform/sentence.ts';
import { becomeOwner, lockOwner, queueSellerMail } from '../accounts/index.ts';
import { tellOperators } from '../operator-news/index.ts';
import type { MergePlan } from './merge-businesses.ts';

const asked = sql`
  select b.id, b.business_name, b.address, b.logo,
    (select count(*) from product where business_id = b.id) as products,
    (select count(*) from request where business_id = b.id and is_lead) as requests`;

/**
 * The questions to a seller about businesses: whether one without an owner that has their verified address is theirs, and
 * whether their own is the same as another one. Logos are keys.
 */
export async function listShopQuestions(db: Db, user: User): Promise<ShopQuestion[]> {
  if (user.role === 'staff') return [];
  const { rows } = await (user.business_id === null ? claims(user) : merges(user)).execute(db);
  return rows;
}

const claims = ({ id, email }: User) => sql<ShopQuestion>`
  ${asked}, 'claim' as kind, 'owner' as becomes
  from business b join account me on me.id = ${id}
  where lower(b.email) = ${email} and b.is_claimable and b.id <> all(me.declined_claims)
    and not exists (select from account where business_id = b.id)
    and not exists (select from demo_business where business_id = b.id)
  order by b.id`;

const merges = ({ id, business_id: own }: User) => sql<ShopQuestion>`
  ${asked}, 'merge' as kind, case q.from_id when ${own} then 'staff' else 'owner' end as becomes
  from merge_question q join business b on b.id in (q.from_id, q.into_id) and b.id <> ${own}
  where ${own} in (q.from_id, q.into_id)
    and case q.from_id when ${own} then q.from_agreed else q.into_agreed end is distinct from ${id}
  order by b.id`;

/**
 * Makes the business theirs, or notes what they have said. A business that they say is not theirs is not offered again; one
 * who says no ends the question for both owners.
 * @throws ApiError NOT_FOUND when they are not asked that, CONFLICT when they have a business
 */
export async function answerShopQuestion(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>,
  user: User,
  businessId: number,
  { kind, isYes }: ShopAnswer,
): Promise<void> {
  const actor = `account ${user.id}`;
  await withMails(services, async (trx) => {
    await lockOwner(trx, businessId);
    const questions = await listShopQuestions(trx, user);
    const question = questions.find((one) => one.id === businessId && one.kind === kind);
    if (!question) throw noBusinessFound();
    if (kind === 'claim') {
      if (!isYes) return decline(trx, user.id, businessId);
      const entry = { actor, action: 'business claim', details: `to ${actor}` };
      await becomeOwner(trx, services, businessId, user, entry);
      const names = { business: question.business_name, email: user.email };
      return tellOperators(trx, services, {
        topic: `claimed-${businessId}`,
        title: say(m.mail_claimed_subject, names),
        lines: [say(m.mail_claimed_text, names)],
        path: `/operator/businesses?q=${businessId}`,
      });
    }
    const ids = [user.business_id, businessId];
    const answer = isYes
      ? sql`update merge_question set
          from_agreed = case from_id when ${user.business_id} then ${user.id} else from_agreed end,
          into_agreed = case into_id when ${user.business_id} then ${user.id} else into_agreed end`
      : sql`delete from merge_question`;
    await sql`${answer}
      where from_id = any(${ids}::int[]) and into_id = any(${ids}::int[])`.execute(trx);
    const subject = `business ${user.business_id}`;
    const details = `${isYes ? 'the same as' : 'another than'} business ${businessId}`;
    await recordAction(trx, { actor, action: 'business merge', subject, details });
  });
}

async function decline(db: Db, accountId: number, businessId: number): Promise<void> {
  await sql`
    update account set declined_claims = array_append(declined_claims, ${businessId}::int)
    where id = ${accountId}`.execute(db);
}

/**
 * Asks both owners by mail and on their account pages whether their businesses are one.
 * @returns false when one of the two has no owner, and nobody needs to be asked
 */
export async function askToMerge(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>,
  actor: string,
  { from, into }: MergePlan,
): Promise<boolean> {
  if (from.owner_id === null || into.owner_id === null) return false;
  await withMails(services, async (trx) => {
    await sql`
      insert into merge_question (from_id, into_id) values (${from.id}, ${into.id})
      on conflict (from_id) do update set into_id = excluded.into_id,
        from_agreed = null, into_agreed = null, asked_at = now()`.execute(trx);
    const names = { name: from.name, into: into.name };
    for (const { id } of [from, into])
      await queueSellerMail(trx, services, id, 'merge-asked', names);
    const subject = `business ${into.id}`;
    const details = `whether business ${from.id} is the same`;
    await recordAction(trx, { actor, action: 'business merge', subject, details });
  });
  return true;
}
