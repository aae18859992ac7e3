import { deleteAccount, deleteBusiness } from '@orendi/server/features/accounts/index';
import { recordAction } from '@orendi/server/platform/audit/record-action';
import { mailFolder, removeForgottenMails } from '@orendi/server/platform/mail/index';
import type { Services } from '@orendi/server/services';
import { sql } from 'kysely';
import type { Person, Traces } from './find-person.ts';

/**
 * Deletes everything stored about a person: their requests with the mails about them, notes of sellers that hold their
 * address or number, their accounts with their businesses, businesses of theirs without an account, mails to them, and the
 * files of all these mails. The erasure is noted first, so that no restore of a backup brings any of it back. Its entry in the audit log names nobody.
 * @returns the number of mail files that went
 */
export async function erasePerson(
  services: Services,
  actor: string,
  { email, phones }: Person,
  { requests, notes, accounts, businesses, mails, invitations, watchers }: Traces,
): Promise<number> {
  const { changes, db, erasures, settings } = services;
  const people = email === null ? phones : [email];
  await erasures.note(db, { requests, notes, accounts, businesses, mails, people });
  const touched = await changes.transaction(async (trx, touch) => {
    for (const id of accounts) await deleteAccount(services, trx, touch, id);
    for (const id of businesses) await deleteBusiness(trx, touch, id);
    await sql`
      update request set note = null, lost_reason = null
      where id = any(${notes}::int[])`.execute(trx);
    await sql`delete from mail where id = any(${mails}::bigint[])`.execute(trx);
    await sql`delete from watcher where id = any(${watchers}::int[])`.execute(trx);
    await sql`delete from invitation where id = any(${invitations}::int[])`.execute(trx);
    if (email !== null) {
      // A new address that somebody has asked for, whether it is theirs or not.
      await sql`update account set new_email = null where new_email = ${email}`.execute(trx);
      await sql`delete from job where lower(data ->> 'email') = ${email}`.execute(trx);
    }
    await recordAction(trx, {
      actor,
      action: 'person erase',
      details: `requests ${requests.length}, notes ${notes.length}, accounts ${accounts.length}, businesses ${businesses.length}, mails ${mails.length}`,
    });
    const { rows } = await sql<{ id: number }>`
      delete from request where id = any(${requests}::int[])
      returning business_id as id`.execute(trx);
    return new Set(rows.map(({ id }) => id));
  });
  touched.forEach(changes.announceOrders);
  return removeForgottenMails(db, mailFolder(settings));
}
