import { lifetimes } from '@orendi/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { ownTemplate } from './own/queue-own-mail.ts';
import { cleanUpReminders } from './reminders/queue-reminders.ts';
import { deleteExpiredKeys } from '../../platform/idempotency/keys.ts';

const droppedDays = sql.lit(`${lifetimes.droppedDays} days`);
const withdrawalHours = sql.lit(`${lifetimes.withdrawalHours} hours`);

export async function cleanUpRequests(db: Db): Promise<void> {
  await deleteExpiredKeys(db);
  // An hour late: a process whose clock is behind could accept a captcha no longer recorded as used.
  await sql`delete from spent_captcha where expires_at < now() - interval '1 hour'`.execute(db);
  await sql`
    delete from request
    where state = 'dropped' and state_since < now() - ${droppedDays}::interval`.execute(db);
  // With what could still be taken back go the texts from before, the photographs, and mails that hold the address.
  await sql`
    with gone as (
      update request set withdrawn = null
      where withdrawn is not null and withdrawn_at < now() - ${withdrawalHours}::interval returning id
    ), photos as (delete from request_photo where request_id in (select id from gone)),
    mails as (
      delete from mail where request_id in (select id from gone) and template = ${ownTemplate}
    )
    delete from request_message where request_id in (select id from gone)`.execute(db);
  await cleanUpReminders(db);
  // Counts of another day. A stop has to last.
  await sql`
    delete from buyer_address where stopped_at is null and day < current_date`.execute(db);
  // The mails of these have long been queued.
  await sql`delete from held_digest where starts_at < now() - interval '1 day'`.execute(db);
}
