import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { prepared } from '../db/prepared-statements.ts';
import type { Database } from '../db/tables.ts';
import { holdRow } from '../jobs/hold-row.ts';
import { outboxIsOpen } from '../jobs/outbox-hold.ts';
import { reasonOf } from '../log/reason-of.ts';
import { MailRefusedError, type MailTransport, ServerAwayError } from './mail-transport.ts';
import type { MailTemplate } from './mail-message.ts';

export interface DeliveryServices {
  db: Kysely<Database>;
  transport: MailTransport;
  templates: Record<string, MailTemplate>;
  mailFrom: string;
}

/** Of one mail; `callId` names the call that caused it, see `currentCallId`. */
interface Attempt {
  mail: number;
  callId: string | null;
}

/** `away`: no mail can be sent for now. `none`: no unclaimed mail is due. `obsolete`: there was nothing left to say. */
export type Delivery =
  | { outcome: 'none' }
  | ({ outcome: 'sent' | 'obsolete' } & Attempt)
  | ({ outcome: 'refused' | 'given up' | 'away'; reason: string } & Attempt);

/** Total time limit for one mail. */
const SEND_MS = 60_000;

/**
 * Sends one mail that is due. Its row is locked meanwhile, so no other process sends it too, and a process that is
 * killed leaves the row unchanged. If it is killed between the server's acceptance and the commit, the mail is sent
 * again with the same Message-ID.
 * @param onClaimed called when there is a mail, before it is sent
 * @param stop returns the mail unsent when aborted
 * @throws when the database fails, or on `stop`
 */
export function deliverNextMail(
  { db, transport, templates, mailFrom }: DeliveryServices,
  onClaimed: () => void,
  stop: AbortSignal,
): Promise<Delivery> {
  return db.transaction().execute(async (trx) => {
    const mail = await claimDueMail(trx);
    if (!mail) return { outcome: 'none' };
    onClaimed();
    const attempt = { mail: mail.id, callId: mail.call_id };
    try {
      const template = templates[mail.template];
      if (!template) throw new Error(`there is no template ${mail.template}`);
      const content = await template(mail.payload, db);
      if (content === null) {
        await trx.deleteFrom('mail').where('id', '=', mail.id).execute();
        return { outcome: 'obsolete', ...attempt };
      }
      const { message_id: messageId, recipient: to, call_id: callId } = mail;
      const message = { ...content, messageId, from: mailFrom, to, ...(callId && { callId }) };
      const send = () => withinTime(transport.send(message), stop);
      await holdRow(trx, stop, send);
    } catch (error) {
      if (stop.aborted) throw error;
      const reason = reasonOf(error);
      const isAway = error instanceof ServerAwayError;
      if (isAway) await recordAway(trx, mail.id, reason);
      const isGivenUp = !isAway && (await recordRefusal(trx, mail.id, reason, patienceFor(error)));
      const outcome = isAway ? 'away' : isGivenUp ? 'given up' : 'refused';
      return { outcome, ...attempt, reason };
    }
    await recordSent(trx, mail.id);
    return { outcome: 'sent', ...attempt };
  });
}

function claimDueMail(trx: Transaction<Database>) {
  return trx
    .selectFrom('mail')
    .modifyFront(prepared)
    .select(['id', 'message_id', 'template', 'recipient', 'payload', 'call_id'])
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('due_at', '<=', sql<Date>`now()`)
    .where(outboxIsOpen)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function recordSent(trx: Transaction<Database>, id: number): Promise<void> {
  await trx
    .updateTable('mail')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), sent_at: sql`now()`, last_error: null }))
    .where('id', '=', id)
    .modifyEnd(prepared)
    .execute();
}

/**
 * For how long a mail may be refused before it is given up. A day even where the server says never, since what is wrong
 * may be ours and soon put right: a sender it does not know, a mailbox that is full. Five days, as long as mail servers
 * try, where it says later, or where we have no words for the mail.
 */
function patienceFor(error: unknown) {
  return error instanceof MailRefusedError && error.isForGood
    ? sql`interval '1 day'`
    : sql`interval '5 days'`;
}

/** PostgreSQL accepts no NUL, and a server's reply may contain anything. */
const storable = (reason: string) => reason.replaceAll('\0', '').toWellFormed().slice(0, 1_000);

/** An unreachable server is retried soon, and for as long as it takes: that is not the mail's fault. */
async function recordAway(trx: Transaction<Database>, id: number, reason: string): Promise<void> {
  await trx
    .updateTable('mail')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_error: storable(reason),
      due_at: sql`clock_timestamp() + interval '30 seconds'`,
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * A refused mail waits a quarter of its age, between 15 seconds and an hour, until it has been refused for as long as
 * our patience lasts. Then it is given up: kept for the operator, who may send it again.
 * @returns whether it is given up
 */
async function recordRefusal(
  trx: Transaction<Database>,
  id: number,
  reason: string,
  patience: RawBuilder<unknown>,
): Promise<boolean> {
  const delay = sql`least(greatest((now() - created_at) / 4, interval '15 seconds'), interval '1 hour')`;
  const { given_up_at } = await trx
    .updateTable('mail')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_error: storable(reason),
      due_at: sql`clock_timestamp() + ${delay}`,
      refused_since: sql`coalesce(refused_since, now())`,
      given_up_at: sql`case when refused_since <= now() - ${patience} then now() end`,
    }))
    .where('id', '=', id)
    .returning('given_up_at')
    .executeTakeFirstOrThrow();
  return given_up_at !== null;
}

async function withinTime(sending: Promise<void>, stop: AbortSignal): Promise<void> {
  const done = new AbortController();
  const signal = AbortSignal.any([stop, done.signal]);
  const late = pause(SEND_MS, undefined, { signal, ref: false }).then(() => {
    throw new ServerAwayError('the mail server took too long');
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    done.abort();
  }
}
