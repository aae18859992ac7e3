import { createHmac } from 'node:crypto';
import { lifetimes } from '@orendi/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Services } from '../../../services.ts';
import { prepared } from '../../../platform/db/prepared-statements.ts';
import { insertOnce } from '../../../platform/db/rows.ts';
import type { Db, Trx } from '../../../platform/db/tables.ts';
import { findOutboxHold, type Queue } from '../../../platform/jobs/index.ts';
import {
  databaseTime,
  daytimeAt,
  insertMails,
  mailHost,
  mailQueue,
} from '../../../platform/mail/index.ts';
import { spendProof } from '../captcha-failed.ts';
import type { Caller } from '../spam/form-tallies.ts';
import { hasPage } from './own-link.ts';

export const ownTemplate = 'own-request';

/**
 * The stored payload of a mail to a buyer: `sent` after the form, `again` with all links of an address, of which the request
 * is the newest, `answer` when the seller has sent one, and `reached` after a day.
 */
export const OwnMail = z.object({
  requestId: z.int(),
  kind: z.enum(['sent', 'again', 'answer', 'reached']),
});
export type OwnMail = z.infer<typeof OwnMail>;

/** Mails that strangers' forms may send to an address in a day. */
const mostMails = 3;

type Writer = Pick<Services, 'secret'> & { settings: Pick<Services['settings'], 'mailFrom'> };

/** Stands for an address: a copy of the database does not tell whose it is. */
const hashAddress = (secret: string, email: string): Buffer =>
  createHmac('sha256', secret).update(`address ${email.toLowerCase()}`).digest();

/** SQL condition: mails about the request `r` may go to its buyer. */
export const mayBeMailed = sql<boolean>`(${hasPage} and r.client_email is not null
  and r.withdrawn_at is null and r.state not in ('held', 'dropped'))`;

/**
 * Counts a mail that a stranger's form sends to an address. Returns a row unless it has had its mails of the day or wants none.
 * @param stored names what the mail is about; or nothing
 */
const insertCount = (secret: string, email: string, stored: RawBuilder<unknown>) => sql`
  insert into buyer_address as a (address_hash, mails)
  select ${hashAddress(secret, email)}::bytea, 1 from ${stored}
  on conflict (address_hash) do update
    set mails = case a.day when current_date then a.mails + 1 else 1 end, day = current_date
    where a.stopped_at is null and (a.day <> current_date or a.mails < ${mostMails})
  returning 1`;

/** @returns whether another mail of strangers may go to the address today, which is then counted */
export async function countMail(trx: Db, secret: string, email: string): Promise<boolean> {
  const { rows } = await insertCount(secret, email, sql`(select) one`).execute(trx);
  return rows.length > 0;
}

/**
 * Parts of a statement that write a buyer's mail, unless the address has had its mails of the day or wants none. Its row
 * decides, on which concurrent ones wait for each other.
 * @param stored names what returns the request's `id`; or nothing
 */
export function insertOwnMail(
  { secret, settings }: Writer,
  { email, kind }: { email: string; kind: OwnMail['kind'] },
  stored: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const about = sql`(select 'own-request-' || id as subject,
    jsonb_build_object('requestId', id, 'kind', ${kind}::text) as payload, id as request_id from ${stored}, counted)`;
  const mail = { template: ownTemplate, recipients: [email] };
  return sql`counted as (${insertCount(secret, email, stored)}), own_mailed as (${insertMails(mailHost(settings.mailFrom), mail, about)} returning id)`;
}

/**
 * After the commit, `jobs.wake(mailQueue)` sends it at once.
 * @returns false for a request whose buyer gets none: without an address, held, withdrawn, closed, or one mail too many
 */
export async function queueOwnMail(trx: Db, writer: Writer, { requestId, kind }: OwnMail) {
  const request = await trx
    .selectFrom('request as r')
    .select('client_email')
    .where('id', '=', requestId)
    .where(mayBeMailed)
    // Before the row of the address, as whoever closes a request does.
    .forKeyShare()
    .executeTakeFirst();
  if (!request?.client_email) return false;
  const parts = insertOwnMail(writer, { email: request.client_email, kind }, sql`stored`);
  const { rows } = await sql`${prepared}
    with stored as (select ${requestId}::integer as id), ${parts} select id from own_mailed`.execute(
    trx,
  );
  return rows.length > 0;
}

/** No mail that strangers' forms send goes to the address any more, not even one that waits to be sent. */
export async function stopMails(trx: Trx, secret: string, email: string): Promise<void> {
  const stopped = { stopped_at: sql<Date>`now()` };
  await trx
    .insertInto('buyer_address')
    .values({ address_hash: hashAddress(secret, email), ...stopped })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(stopped))
    .execute();
}

export async function isStopped(db: Db, secret: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('buyer_address')
    .select('stopped_at')
    .where('address_hash', '=', hashAddress(secret, email))
    .where('stopped_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Asks for the links of an address. A job looks for them, so that the time of the answer does not tell whether there are any. */
export const linksQueue: Queue<{ email: string }> = { name: 'request-links' };

/** @throws ApiError CAPTCHA */
export async function askForLinks(
  services: Pick<Services, 'captcha' | 'db' | 'jobs' | 'tallies'>,
  { email, token }: { email: string; token: string },
  caller: Caller,
): Promise<void> {
  const { db, jobs } = services;
  await spendProof(services, token, caller);
  await db.transaction().execute((trx) => jobs.send(trx, linksQueue, { email }));
  jobs.wake(linksQueue);
}

export function startLinksWork(services: Writer & Pick<Services, 'jobs'>): void {
  services.jobs.work(linksQueue, async ({ email }, { trx, wake }) => {
    const newest = await trx
      .selectFrom('request as r')
      .select('id')
      .where(sql`lower(client_email)`, '=', email.toLowerCase())
      .where(mayBeMailed)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (newest) await queueOwnMail(trx, services, { requestId: newest.id, kind: 'again' });
    wake(mailQueue);
  });
}

/** Buyers that one run asks; the next one asks the others. */
const mostAsked = 500;

/**
 * Asks buyers, by day, whether the seller has reached them: once about each request, a day after it. One whose mail was one too
 * many that day is asked by the request's page alone.
 */
export async function askReached(
  services: Writer & Pick<Services, 'db' | 'jobs'>,
  readTime = databaseTime,
): Promise<void> {
  const { db, jobs } = services;
  const at = await readTime(db);
  if (!daytimeAt(at) || (await findOutboxHold(db))) return;
  const occasion = 'reached';
  const { rows } = await sql<{ id: number }>`
    select r.id from business b join request r on r.business_id = b.id
    where r.created_at between ${at}::timestamptz - interval '7 days'
        and ${at}::timestamptz - ${sql.lit(`${lifetimes.reachedHours} hours`)}::interval
      and ${mayBeMailed} and r.state <> 'spam' and r.outcome is null
      and not exists (select from reminder m where m.request_id = r.id and m.occasion = ${occasion})
    order by r.id limit ${mostAsked}`.execute(db);
  for (const { id } of rows) {
    await db.transaction().execute(async (trx) => {
      const isTaken = await insertOnce(trx, 'reminder', { request_id: id, occasion });
      if (isTaken) await queueOwnMail(trx, services, { requestId: id, kind: 'reached' });
    });
  }
  jobs.wake(mailQueue);
}
