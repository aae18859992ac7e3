import type { HeldSignal } from '@orendi/contract/schemas/held';
import type { Language } from '@orendi/messages';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';

/** The stretches of time that digests are made of, the same for all businesses. */
export const digestGathers = {
  minutes: 50,
  interval: sql`interval '50 minutes'`,
  origin: sql`timestamptz '2000-01-01 00:00:00Z'`,
};

/** Requests that one digest spells out; the dashboard has the others. */
const MOST_SHOWN = 30;

export interface DigestRequest {
  item_name: string;
  client_name: string;
  client_phone: string | null;
  client_phone_typed: string | null;
  client_email: string | null;
  client_message: string;
  signals: HeldSignal[];
}

export interface Digest {
  language: Language;
  businessName: string;
  /** How many of its stretch are still held. */
  total: number;
  /** The first of them. */
  requests: DigestRequest[];
}

/** What is still held of the stretch that begins at a moment; null when nothing is, or the business is gone. */
export async function findDigest(
  db: Kysely<Database>,
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
