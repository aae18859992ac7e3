import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { findOutboxHold, type OutboxHold } from '../../platform/jobs/index.ts';
import { withMails } from '../../platform/mail/index.ts';
import type { Services } from '../../services.ts';

export type HeldOutbox = NonNullable<Awaited<ReturnType<typeof findHeldOutbox>>>;

/**
 * Counts the mails that came with the backup and were due before the restore, as the former shop may have sent them since,
 * and apart from them all others that wait. Null where nothing is held.
 */
export async function findHeldOutbox(db: Db) {
  const hold = await findOutboxHold(db);
  if (!hold) return null;
  const { rows } = await sql<{ fromBackup: number; own: number }>`
    select count(*) filter (where ${cameWithBackup(hold)}) as "fromBackup",
      count(*) filter (where not ${cameWithBackup(hold)}) as own
    from mail where sent_at is null and given_up_at is null`.execute(db);
  return { ...hold, ...(rows[0] ?? { fromBackup: 0, own: 0 }) };
}

/**
 * @param isDropping removes unsent mails instead of sending them
 * @returns what was held; null for nothing
 */
export async function releaseOutbox(
  services: Pick<Services, 'db' | 'jobs'>,
  { isDropping, actor }: { isDropping: boolean; actor: string },
) {
  return withMails(services, async (trx) => {
    const held = await findHeldOutbox(trx);
    if (!held) return null;
    if (isDropping)
      await sql`
        delete from mail
        where sent_at is null and given_up_at is null and ${cameWithBackup(held)}`.execute(trx);
    await sql`delete from outbox_hold`.execute(trx);
    const fate = isDropping ? 'dropped' : 'sent';
    const details = `mails of the backup ${fate}: ${held.fromBackup}; its own sent: ${held.own}`;
    await recordAction(trx, { actor, action: 'mail release', details });
    return held;
  });
}

/** SQL condition on a mail. */
const cameWithBackup = ({ backup_of: then, restored_at: now }: OutboxHold) =>
  sql`(created_at <= ${then} and due_at <= ${now})`;
