import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import { mailHost, queueMails } from '../../../platform/mail/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { digestGathers } from './digest-queries.ts';

/** The template name under which digests are stored. */
export const digestTemplate = 'held-digest';

/** After the last held request of a stretch: longer than any of their transactions takes. */
const SETTLE_MS = 5 * 60_000;
const GATHER_MS = digestGathers.minutes * 60_000;

/**
 * Gives the request that this transaction holds its place in a digest: the one of the present stretch of 50 minutes,
 * whose mail goes out five minutes after the stretch. So a seller gets a mail within the hour, and 29 a day at most.
 */
export async function queueDigest(
  trx: Kysely<Database>,
  settings: Pick<Settings, 'mailFrom'>,
  { businessId, recipients }: { businessId: number; recipients: string[] },
): Promise<void> {
  const { rows } = await sql<{ starts_at: Date }>`
    insert into held_digest (business_id, starts_at)
    select ${businessId}, date_bin(${digestGathers.interval}, now(), ${digestGathers.origin})
    on conflict do nothing returning starts_at`.execute(trx);
  const [opened] = rows;
  if (!opened) return;
  const startsAt = opened.starts_at;
  await queueMails(trx, mailHost(settings.mailFrom), {
    subjectId: `held-${businessId}-${Math.round(startsAt.getTime() / 60_000)}`,
    template: digestTemplate,
    payload: { businessId, startsAt: startsAt.toISOString() },
    recipients,
    dueAt: new Date(startsAt.getTime() + GATHER_MS + SETTLE_MS),
  });
}
