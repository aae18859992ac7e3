import {
  deleteAccount,
  deleteBusiness,
  findAccountById,
} from '@orendi/server/features/accounts/index';
import { sayBusiness } from '@orendi/server/features/operators/index';
import { recordAction } from '@orendi/server/platform/audit/record-action';
import { mailFolder, removeForgottenMails } from '@orendi/server/platform/mail/index';
import type { Services } from '@orendi/server/services';
import { sql } from 'kysely';
import { shopCommand } from '../command-line/command.ts';
import { writeOwnFile } from '../command-line/write-own-file.ts';
import { collectPerson } from './collect-person.ts';
import { findTraces, type Person, readPerson, type Traces } from './find-person.ts';

const nothing = 'Nothing is stored with this address or number.';

export const personCommands = {
  'person export': shopCommand({
    summary: 'write out all that is stored about a person',
    help: `Writes all that is stored with an e-mail address or a phone number as JSON: requests, notes of sellers that hold it,
account and business, mails. Make sure first that it is they who ask.`,
    usage: ['ana@example.com --file ana.json', '069 212 3456'],
    effect: 'reads',
    options: { 'file FILE': 'a new file, which only you can read' },
    operands: Infinity,
    read: ({ operands }) => ({ person: readPerson(operands.join(' ')) }),
    async run(services, { person, options: { file } }, context) {
      const copy = await collectPerson(services, await findTraces(services.db, person));
      if (Object.keys(copy).length === 0) context.print(nothing);
      else if (file === undefined) context.print(JSON.stringify(copy, null, 2));
      else await writeOwnFile(context, file, copy);
    },
  }),

  'person erase': shopCommand({
    summary: 'delete all that is stored about a person, for good',
    help: `Deletes all that is stored with an e-mail address or a phone number: requests with the mails about them, notes of
sellers that hold it, account and business with all they have. Without --yes it only says what would go. Make sure first
that it is they who ask. Nothing brings it back but a backup. What sellers have received by mail is not in our hands.`,
    usage: 'ana@example.com --yes',
    effect: 'destroys',
    operands: Infinity,
    read: ({ operands }) => ({ person: readPerson(operands.join(' ')) }),
    async run(services, { person }, { actor, askFirst, print }) {
      const traces = await findTraces(services.db, person);
      const extent = await extentOf(services.db, traces);
      if (extent !== '') {
        askFirst(`deletes ${extent}`);
        const files = await erasePerson(services, actor, person, traces);
        print(`Deleted: ${extent}${files > 0 ? `, ${files} files of mails` : ''}.`);
      } else print(nothing);
    },
  }),
};

/** Describes everything that belongs to a person; empty if nothing does. */
async function extentOf(
  db: Services['db'],
  { requests, notes, accounts, businesses, mails, invitations, watchers }: Traces,
) {
  const parts: string[] = [];
  if (requests.length > 0) parts.push(`the requests ${requests.join(', ')}`);
  if (notes.length > 0) parts.push(`the notes on the requests ${notes.join(', ')}`);
  for (const id of accounts) {
    const found = await findAccountById(db, id);
    if (!found) continue;
    const { email, business_id: owned, role } = found.user;
    parts.push(`the account ${email}`);
    if (owned !== null && role === 'owner') parts.push(await sayBusiness(db, owned));
  }
  for (const id of businesses) parts.push(await sayBusiness(db, id));
  if (mails.length > 0) parts.push(`${mails.length} mails to this address`);
  if (invitations.length > 0) parts.push(`${invitations.length} invitations of this address`);
  if (watchers.length > 0) parts.push('what this address watches');
  return parts.join(', ');
}

/**
 * Deletes everything stored about a person: their requests with the mails about them, notes of sellers that hold their
 * address or number, their accounts with their businesses, businesses of theirs without an account, mails to them, and the
 * files of all these mails. The erasure is noted first, so that no restore of a backup brings any of it back. Its entry in the audit log names nobody.
 * @returns the number of mail files that went
 */
async function erasePerson(
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
