import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** What a mail says; who sends and who receives it stands outside. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes. Without it, to the sender. */
  replyTo?: { name: string; address: string };
}

/**
 * Puts a stored mail into words when it is sent.
 * @param payload the JSON that was stored with the mail
 * @throws what makes the mail impossible for now; it is kept and tried again
 */
export type MailTemplate = (payload: unknown, db: Kysely<Database>) => Promise<MailContent>;
