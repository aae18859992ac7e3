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
  /** In milliseconds. */
  now?: () => number;
}

/** Of one mail; `callId` names the call that caused it, see `currentCallId`. */
interface Attempt {
  mail: number;
  callId: string | null;
}

/** `away`: no mail can be sent for now. `obsolete`: there was nothing left to say. */
export type Delivery =
  | ({ outcome: 'sent' | 'obsolete' } & Attempt)
  | ({ outcome: 'refused' | 'given up' | 'away'; reason: string } & Attempt);

/** What one turn has delivered, and whether more may be due. */
export interface Turn {
  deliveries: Delivery[];
  isMoreDue: boolean;
}

/** Total time limit for one mail. */
const SEND_MS = 60_000;

/**
 * Of one turn: mails that are accepted at once share a transaction, and those of a slow server, or that fail, end it. A process
 * that is killed sends no more than these again.
 */
const most = { mails: 10, ms: 500 };

/**
 * Sends mails that are due, one after the other. Their rows are locked meanwhile, so no other process sends them too, and a
 * process that is killed leaves them unchanged. If it is killed between the server's acceptance and the commit, they are sent
 * again with the same Message-ID.
 * @param onClaimed called when there is a mail, before it is sent
 * @param stop ends the turn when aborted, and the mail on its way is returned unsent
 * @throws when the database fails, or on `stop` when none has been sent
 */
export function deliverDueMails(
  services: DeliveryServices,
  onClaimed: () => void,
  stop: AbortSignal,
): Promise<Turn> {
  return services.db.transaction().execute(async (trx) => {
    const deliveries: Delivery[] = [];
    const { now = () => performance.now() } = services;
    const startedAt = now();
    let mail = await claimDueMail(trx, null, true);
    if (mail) onClaimed();
    while (mail) {
      let delivery: Delivery;
      try {
        delivery = await deliver(services, trx, mail, stop);
      } catch (error) {
        if (!stop.aborted || deliveries.length === 0) throw error;
        return { deliveries, isMoreDue: false };
      }
      deliveries.push(delivery);
      const { outcome } = delivery;
      if (outcome !== 'sent') return { deliveries, isMoreDue: outcome !== 'away' };
      const isOver = deliveries.length >= most.mails || now() - startedAt > most.ms || stop.aborted;
      mail = await claimDueMail(trx, mail.id, !isOver);
      if (isOver) return { deliveries, isMoreDue: true };
    }
    return { deliveries, isMoreDue: false };
  });
}

/** Sends a mail and records what has become of it, unless it was sent: that goes with the next claim. */
async function deliver(
  { db, transport, templates, mailFrom }: DeliveryServices,
  trx: Transaction<Database>,
  { id, message_id: messageId, recipient: to, call_id: callId, ...mail }: ClaimedMail,
  stop: AbortSignal,
): Promise<Delivery> {
  const attempt = { mail: id, callId };
  try {
    const template = templates[mail.template];
    if (!template) throw new Error(`there is no template ${mail.template}`);
    const content = await template(mail.payload, db);
    if (content === null) {
      await trx.deleteFrom('mail').where('id', '=', id).execute();
      return { outcome: 'obsolete', ...attempt };
    }
    const message = { ...content, messageId, from: mailFrom, to, ...(callId && { callId }) };
    await holdRow(trx, stop, () => withinTime(transport.send(message)));
    return { outcome: 'sent', ...attempt };
  } catch (error) {
    if (stop.aborted) throw error;
    const reason = reasonOf(error);
    const isAway = error instanceof ServerAwayError;
    if (isAway) await recordAway(trx, id, reason);
    const isGivenUp = !isAway && (await recordRefusal(trx, id, reason, patienceFor(error)));
    const outcome = isAway ? 'away' : isGivenUp ? 'given up' : 'refused';
    return { outcome, ...attempt, reason };
  }
}

interface ClaimedMail {
  id: number;
  message_id: string;
  template: string;
  recipient: string;
  payload: unknown;
  call_id: string | null;
}

/**
 * Locks the next mail that is due, in the statement that records the one before it. The first mail of a turn locks its row
 * alone, so that a slow server holds up nothing that waits for writers of the table.
 * @param sent the mail before it, if that was sent
 * @param isWanted whether there is to be a next one
 */
async function claimDueMail(
  trx: Transaction<Database>,
  sent: number | null,
  isWanted: boolean,
): Promise<ClaimedMail | undefined> {
  // The statement does not see its own update, so the mail that it records still looks due.
  const recorded = sql`with recorded as (
      update mail set attempts = attempts + 1, sent_at = clock_timestamp(), last_error = null where id = ${sent}
    )`;
  const { rows } = await sql<ClaimedMail>`${prepared} ${sent === null ? sql`` : recorded}
    select id, message_id, template, recipient, payload, call_id from mail
    where sent_at is null and given_up_at is null and due_at <= now() and ${outboxIsOpen}
      and id is distinct from ${sent} and ${isWanted}
    order by due_at limit 1 for update skip locked`.execute(trx);
  return rows[0];
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

async function withinTime(sending: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new ServerAwayError('the mail server took too long'));
  const timer = setTimeout(giveUp, SEND_MS).unref();
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
