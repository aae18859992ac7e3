import type { Kysely } from 'kysely';
import type { SendMailOptions } from 'nodemailer';
import type { Database } from '../db/tables.ts';

/** What a mail says, without sender and recipient. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Where replies go; to the sender if absent. */
  replyTo?: { name: string; address: string };
}

/** A mail with everything its transport needs. */
export interface MailMessage extends MailContent {
  messageId: string;
  from: string;
  to: string;
  /** Of the call that caused it, as log lines name it. */
  callId?: string;
}

/**
 * Renders a stored mail when it is sent.
 * @param payload the JSON that was stored with the mail
 * @returns null when there is nothing left to say; the mail is then deleted unsent
 * @throws if the mail cannot be rendered for now; it is kept and retried
 */
export type MailTemplate = (payload: unknown, db: Kysely<Database>) => Promise<MailContent | null>;

/**
 * The message in nodemailer's terms. Addresses are passed as objects and header texts as single lines, so that no
 * visitor's or seller's text can add a recipient or a header.
 */
export function composeMessage(message: MailMessage): SendMailOptions {
  const { from, to, replyTo, messageId, subject, text, html, callId } = message;
  return {
    messageId,
    from,
    to: { name: '', address: oneLine(to) },
    ...(replyTo && { replyTo: { name: oneLine(replyTo.name), address: oneLine(replyTo.address) } }),
    subject: oneLine(subject),
    text,
    html,
    // Keeps out-of-office replies from going to the buyer.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(callId && { 'X-Request-Id': oneLine(callId) }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
