import type { AuditEntry, WaitingMail } from '@orendi/contract/schemas/operator-work';
import type { ActionEntry } from '../../platform/audit/list-actions.ts';
import { mailSubject, type UnsentMail } from '../../platform/mail/index.ts';

export function presentMail(mail: UnsentMail): WaitingMail {
  const { id, recipient, attempts, last_error: error, created_at, due_at, given_up_at } = mail;
  return {
    id,
    subject: mailSubject(mail.message_id),
    recipient,
    attempts,
    error,
    written_at: created_at.toISOString(),
    due_at: due_at.toISOString(),
    given_up_at: given_up_at?.toISOString() ?? null,
  };
}

export function presentAction({ happened_at, ...entry }: ActionEntry): AuditEntry {
  return { ...entry, happened_at: happened_at.toISOString() };
}
