import type { Kysely } from 'kysely';
import type { SendMailOptions } from 'nodemailer';
import type { Database } from '../db/tables.ts';

/** What a mail says; who sends and who receives it stands outside. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes. Without it, to the sender. */
  replyTo?: { name: string; address: string };
}

/** A mail with all that its transport needs. */
export interface MailMessage extends MailContent {
  messageId: string;
  from: string;
  to: string;
}

/**
 * Puts a stored mail into words when it is sent.
 * @param payload the JSON that was stored with the mail
 * @throws what makes the mail impossible for now; it is kept and tried again
 */
export type MailTemplate = (payload: unknown, db: Kysely<Database>) => Promise<MailContent>;

/**
 * The message in nodemailer's terms. Addresses go in as objects and header texts as one line, so that no text of a
 * visitor or seller can add a recipient or a header.
 */
export function composeMessage(message: MailMessage): SendMailOptions {
  const { from, to, replyTo, messageId, subject, text, html } = message;
  return {
    messageId,
    from,
    to: { name: '', address: oneLine(to) },
    ...(replyTo && { replyTo: { name: oneLine(replyTo.name), address: oneLine(replyTo.address) } }),
    subject: oneLine(subject),
    text,
    html,
    // So that nobody's holiday answer goes to the buyer.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
