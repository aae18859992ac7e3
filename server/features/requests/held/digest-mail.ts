import { z } from 'zod';
import { type Language, m } from '@orendi/messages';
import { sql } from 'kysely';
import type { HeldSignal } from '@orendi/contract/schemas/held';
import { type AddressSettings, ownUrl } from '../../../platform/http/public-url.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { mailHost, type MailTemplate, queueMails } from '../../../platform/mail/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { excerptOf, type ListedRequest, writeListMail } from '../mail/list-mail.ts';
import { phoneText } from '../mail/mailed-request.ts';
import { hideLinks } from '../spam/read-text.ts';

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
  const startsAt = rows[0]?.starts_at;
  if (!startsAt) return;
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

type Digest = NonNullable<Awaited<ReturnType<typeof findDigest>>>;

/** Null when none is held any more, or the business is gone; `total` is how many of the stretch are still held. */
async function findDigest(db: Db, businessId: number, startsAt: Date) {
  const requests = await db
    .selectFrom('request as r')
    .innerJoin('business as b', 'b.id', 'r.business_id')
    .select(['item_name', 'client_name', 'client_phone', 'client_phone_typed', 'client_email'])
    .select(['client_message', 'signals', 'b.language', 'b.business_name'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('r.business_id', '=', businessId)
    .where('state', '=', 'held')
    .where('r.created_at', '>=', startsAt)
    .where('r.created_at', '<', sql<Date>`${startsAt}::timestamptz + ${digestGathers.interval}`)
    .orderBy('r.id')
    .limit(MOST_SHOWN)
    .execute();
  const [first] = requests;
  if (!first) return null;
  const { language, business_name: businessName, total } = first;
  return { language, businessName, total, requests };
}

const Payload = z.object({ businessId: z.int(), startsAt: z.coerce.date() });

export function digestMails(settings: AddressSettings): Record<string, MailTemplate> {
  return {
    [digestTemplate]: async (payload, db) => {
      const { businessId, startsAt } = Payload.parse(payload);
      const digest = await findDigest(db, businessId, startsAt);
      return digest && writeDigest(digest, ownUrl(settings));
    },
  };
}

/** The reasons as the seller reads them. */
const signalWords = {
  honeypot: m.held_by_honeypot,
  speed: m.held_by_speed,
  links: m.held_by_links,
  repeated: m.held_by_repeated,
  burst: m.held_by_burst,
} satisfies Record<HeldSignal, unknown>;

/** Leaves out what the requests link to, so that the mail neither leads there nor passes for spam itself. */
function writeDigest({ language, businessName, total, requests }: Digest, site: string) {
  const said = { locale: language };
  return writeListMail({
    language,
    footer: m.mail_footer({ business: businessName }, said),
    sections: [
      {
        heading: m.mail_held_subject({ count: total }, said),
        intro: m.mail_held_text({}, said),
        requests: requests.map((request) => listedOf(request, language)),
        total,
      },
    ],
    button: { label: m.mail_held_button({}, said), link: `${site}/dashboard?held=1#held` },
  });
}

function listedOf(request: Digest['requests'][number], locale: Language): ListedRequest {
  const { item_name: item, client_name: name, client_email, signals } = request;
  const hidden = m.mail_held_link({}, { locale });
  const contact = [phoneText({ ...request, language: locale }), client_email];
  return {
    heading: `${hideLinks(name, hidden)}: ${item}`,
    lines: [
      contact.filter(Boolean).join(', '),
      excerptOf(hideLinks(request.client_message, hidden)),
    ],
    note: signals.map((signal) => signalWords[signal]({}, { locale })).join(', '),
  };
}
