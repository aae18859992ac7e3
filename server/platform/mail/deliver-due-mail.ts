import { type RawBuilder, type Selectable, sql } from 'kysely';
import { prepared } from '../db/prepared-statements.ts';
import type { Database, Db, Trx } from '../db/tables.ts';
import { failedAttempt } from '../jobs/job-queries.ts';
import { lockRow } from '../jobs/lock-row.ts';
import { outboxIsOpen } from '../jobs/outbox-hold.ts';
import { reasonOf } from '../log/reason-of.ts';
import { withinTime } from '../within-time.ts';
import { MailRefusedError, type MailTransport, ServerAwayError } from './mail-transport.ts';
import { signMail } from './mail-layout.ts';
import { type MailTemplate, TooEarlyError } from './mail-message.ts';

export interface DeliveryServices {
  db: Db;
  transport: MailTransport;
  templates: Record<string, MailTemplate>;
  mailFrom: string;
  /** Lines that every mail ends with. */
  imprint?: () => Promise<string[]>;
}

/**
 * `away`: no mail can be sent for now. `obsolete`: there was nothing left to say. `postponed`: it is not the hour for it.
 * `callId` names the call that caused the mail, see `currentCallId`.
 */
export type Delivery = { mail: number; callId: string | null } & (
  | { outcome: 'sent' | 'obsolete' | 'postponed' }
  | { outcome: 'refused' | 'given up' | 'away'; reason: string }
);

const SEND_MS = 60_000;
const tookTooLong = () => new ServerAwayError('the mail server took too long');

/**
 * Sends the mail that is due first. Its row is locked meanwhile, so no other process sends it too, and a process that is killed
 * leaves it unchanged. If it is killed between the server's acceptance and the commit, this one mail is sent again with the
 * same Message-ID.
 * @param onClaimed called when there is a mail, before it is sent
 * @param stop returns the mail unsent when aborted
 * @returns null when none is due
 * @throws when the database fails, or on `stop`
 */
export function deliverDueMail(
  services: DeliveryServices,
  onClaimed: () => void,
  stop: AbortSignal,
): Promise<Delivery | null> {
  return services.db.transaction().execute(async (trx) => {
    const mail = await claimDueMail(trx, Object.keys(services.templates));
    if (!mail) return null;
    onClaimed();
    return deliver(services, trx, mail, stop);
  });
}

async function deliver(
  { db, transport, templates, mailFrom, imprint = async () => [] }: DeliveryServices,
  trx: Trx,
  { id, message_id: messageId, recipient: to, call_id: callId, ...mail }: ClaimedMail,
  stop: AbortSignal,
): Promise<Delivery> {
  const attempt = { mail: id, callId };
  try {
    const template = templates[mail.template];
    if (!template) throw new Error(`there is no template ${mail.template}`);
    const lines = await imprint();
    const content = await template(mail.payload, db);
    if (content === null) {
      await trx.deleteFrom('mail').where('id', '=', id).execute();
      return { outcome: 'obsolete', ...attempt };
    }
    const signed = signMail(content, lines);
    const message = { ...signed, messageId, from: mailFrom, to, ...(callId && { callId }) };
    await lockRow(trx, stop, () => withinTime(SEND_MS, transport.send(message), tookTooLong));
  } catch (error) {
    if (stop.aborted) throw error;
    if (error instanceof TooEarlyError) {
      await trx.updateTable('mail').set({ due_at: error.until }).where('id', '=', id).execute();
      return { outcome: 'postponed', ...attempt };
    }
    const reason = reasonOf(error);
    const isAway = error instanceof ServerAwayError;
    if (isAway) await recordAway(trx, id, reason);
    const isGivenUp = !isAway && (await recordRefusal(trx, id, reason, patienceFor(error)));
    const outcome = isAway ? 'away' : isGivenUp ? 'given up' : 'refused';
    return { outcome, ...attempt, reason };
  }
  await sql`${prepared} update mail
    set attempts = attempts + 1, sent_at = clock_timestamp(), last_error = null where id = ${id}`.execute(
    trx,
  );
  return { outcome: 'sent', ...attempt };
}

type ClaimedMail = Pick<
  Selectable<Database['mail']>,
  'id' | 'message_id' | 'template' | 'recipient' | 'payload' | 'call_id'
>;

/**
 * Skips mails that another lane or process sends.
 * @param templates others are left for a newer version, which serves on another host
 */
async function claimDueMail(trx: Trx, templates: string[]): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`${prepared}
    select id, message_id, template, recipient, payload, call_id from mail
    where sent_at is null and given_up_at is null and due_at <= now() and ${outboxIsOpen}
      and template = any(${templates}::text[])
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

/** An unreachable server is retried soon, and for as long as it takes: that is not the mail's fault. */
async function recordAway(trx: Trx, id: number, reason: string): Promise<void> {
  const due_at = sql<Date>`clock_timestamp() + interval '30 seconds'`;
  const failed = { ...failedAttempt(reason), due_at };
  await trx.updateTable('mail').set(failed).where('id', '=', id).execute();
}

/**
 * A refused mail waits a quarter of its age, between 15 seconds and an hour, until it has been refused for as long as
 * our patience lasts. Then it is given up: kept for the operator, who may send it again.
 * @returns whether it is given up
 */
async function recordRefusal(trx: Trx, id: number, reason: string, patience: RawBuilder<unknown>) {
  const delay = sql`least(greatest((now() - created_at) / 4, interval '15 seconds'), interval '1 hour')`;
  const { given_up_at } = await trx
    .updateTable('mail')
    .set({
      ...failedAttempt(reason),
      due_at: sql`clock_timestamp() + ${delay}`,
      refused_since: sql`coalesce(refused_since, now())`,
      given_up_at: sql`case when refused_since <= now() - ${patience} then now() end`,
    })
    .where('id', '=', id)
    .returning('given_up_at')
    .executeTakeFirstOrThrow();
  return given_up_at !== null;
}
