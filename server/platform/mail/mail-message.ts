import { randomBytes } from 'node:crypto';
import MimeNode from 'nodemailer/lib/mime-node';
import * as qp from 'nodemailer/lib/qp';
import type { Db } from '../db/tables.ts';

/** Without sender and recipient. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Where replies go; to the sender if absent. */
  replyTo?: { name: string; address: string };
  /** Where mail programs end a mail that comes again and again by one click, with a POST. */
  unsubscribe?: string;
}

export interface MailMessage extends MailContent {
  messageId: string;
  from: string;
  to: string;
  /** Names the call that caused it, as log lines do. */
  callId?: string;
}

/**
 * Renders a stored mail when it is sent.
 * @param payload the JSON that was stored with the mail
 * @returns null when there is nothing left to say; the mail is then deleted unsent
 * @throws TooEarlyError if it is to be rendered and sent later; any other error if it cannot be rendered for now: the mail is
 * kept and retried
 */
export type MailTemplate = (payload: unknown, db: Db) => Promise<MailContent | null>;

export class TooEarlyError extends Error {
  readonly until: Date;
  constructor(until: Date) {
    super('it is too early for this mail');
    this.until = until;
  }
}

/** RFC 2045, for quoted-printable text. */
const longestLine = 76;

/**
 * The mail's bytes. Its headers are nodemailer's work: addresses are passed as objects and header texts as single lines, so
 * that no visitor's or seller's text can add a recipient or a header.
 */
export function composeMessage(message: MailMessage) {
  const { from, to, replyTo, messageId, subject, text, html, callId } = message;
  const { unsubscribe } = message;
  const boundary = `=_${randomBytes(12).toString('hex')}`;
  const head = new MimeNode(`multipart/alternative; boundary="${boundary}"`)
    .setHeader('From', from)
    .setHeader('To', { name: '', address: oneLine(to) })
    .setHeader('Subject', oneLine(subject))
    .setHeader('Message-ID', messageId)
    // Keeps out-of-office replies from going to the buyer.
    .setHeader('Auto-Submitted', 'auto-generated');
  if (replyTo) {
    head.setHeader('Reply-To', { name: oneLine(replyTo.name), address: oneLine(replyTo.address) });
  }
  if (unsubscribe) {
    // RFC 8058.
    head.setHeader('List-Unsubscribe', `<${oneLine(unsubscribe)}>`);
    head.setHeader('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click');
  }
  if (callId) head.setHeader('X-Request-Id', oneLine(callId));
  // Quoted-printable text never contains the boundary.
  const raw = [
    `${head.buildHeaders()}\r\n`,
    part(boundary, 'text/plain', text),
    part(boundary, 'text/html', html),
    `\r\n--${boundary}--\r\n`,
  ].join('');
  const { from: sender, to: recipients } = head.getEnvelope();
  return { envelope: { from: sender || '', to: recipients }, raw: Buffer.from(raw) };
}

function part(boundary: string, type: string, text: string): string {
  const head = [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
  ];
  const body = qp.wrap(qp.encode(text.replaceAll(/\r?\n/g, '\r\n')), longestLine);
  return ['', ...head, '', body].join('\r\n');
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
