import { userInfo } from 'node:os';
import type { Db } from '../db/tables.ts';

export interface AuditedAction {
  /** An operator's e-mail address, or `commandLineActor()`. */
  actor: string;
  /** The words of the command that does it, such as `business suspend`. */
  action: string;
  /** The object, such as `business 12`; never a visitor's name, address or number, which an erasure would miss. */
  subject?: string;
  /** In a sentence or less; cut to 2,000 characters. */
  details?: string;
}

/** @param db the transaction of the change, so that neither is there without the other */
export async function recordAction(
  db: Db,
  { actor, action, subject = '', details = '' }: AuditedAction,
): Promise<void> {
  const entry = { actor, action, subject: subject.slice(0, 200), details: details.slice(0, 2000) };
  await db.insertInto('audit_entry').values(entry).execute();
}

/** The user of the machine. */
export function commandLineActor(): string {
  return `${userInfo().username} (command line)`;
}
