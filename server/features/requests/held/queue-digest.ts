import { type Selectable, sql } from 'kysely';
import type { Language } from '@orendi/messages';
import type { Database, Db } from '../../../platform/db/tables.ts';
import { mailHost, queueMails } from '../../../platform/mail/index.ts';
import type { Settings } from '../../../platform/settings.ts';

/** The stretches of time that digests are made of, the same for all businesses. */
const digestGathers = {
  minutes: 50,
  interval: sql`interval '50 minutes'`,
  origin: sql`timestamptz '2000-01-01 00:00:00Z'`,
};

export const digestTemplate = 'held-digest';

/** After the last held request of a stretch: longer than any of their transactions takes. */
const SETTLE_MS = 5 * 60_000;
const GATHER_MS = digestGathers.minutes * 60_000;

/**
 * Gives the request that this transaction holds its place in a digest: the one of the present stretch of 50 minutes,
 * whose mail goes out five minutes after the stretch. So a seller gets a mail within the hour, and 29 a day at most.
 */
export async function queueDigest(
  trx: Db,
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

/** Requests that one digest spells out; the dashboard has the others. */
const MOST_SHOWN = 30;

export type DigestRequest = Pick<
  Selectable<Database['request']>,
  | 'item_name'
  | 'client_name'
  | 'client_phone'
  | 'client_phone_typed'
  | 'client_email'
  | 'client_message'
  | 'signals'
>;

export interface Digest {
  language: Language;
  businessName: string;
  /** How many of its stretch are still held. */
  total: number;
  requests: DigestRequest[];
}

/** Null when none is held any more, or the business is gone. */
export async function findDigest(
  db: Db,
  businessId: number,
  startsAt: Date,
): Promise<Digest | null> {
  const { rows } = await sql<
    DigestRequest & { language: Language; business_name: string; total: number }
  >`
    select r.item_name, r.client_name, r.client_phone, r.client_phone_typed, r.client_email, r.client_message, r.signals,
      b.language, b.business_name, count(*) over () as total
    from request r join business b on b.id = r.business_id
    where r.business_id = ${businessId} and r.state = 'held'
      and r.created_at >= ${startsAt} and r.created_at < ${startsAt}::timestamptz + ${digestGathers.interval}
    order by r.id limit ${MOST_SHOWN}`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const { language, business_name: businessName, total } = first;
  return { language, businessName, total, requests: rows };
}
