import type { SendMailOptions } from 'nodemailer';
import type { MailContent } from './mail-template.ts';

/** A mail with all that its transport needs. */
export interface MailMessage extends MailContent {
  messageId: string;
  from: string;
  to: string;
}

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
