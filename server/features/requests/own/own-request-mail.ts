import { m } from '@orendi/messages';
import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { ownUrl } from '../../../platform/http/public-url.ts';
import { databaseTime, type MailTemplate, refuseNight } from '../../../platform/mail/index.ts';
import { writeListMail } from '../mail/list-mail.ts';
import { priceText } from '../mail/mailed-request.ts';
import { ownLink } from './own-link.ts';
import { isStopped, mayBeMailed, OwnMail, ownTemplate } from './queue-own-mail.ts';

/** Requests that a mail with the links of an address lists. */
const mostLinks = 10;

/** Links are made when a mail is sent, so that the outbox opens nothing. */
export function ownMails(
  { secret, settings }: Pick<Services, 'secret' | 'settings'>,
  readTime = databaseTime,
): Record<string, MailTemplate> {
  const site = ownUrl(settings);
  return {
    [ownTemplate]: async (payload, db) => {
      const mail = OwnMail.parse(payload);
      const requests = (await listMailed(db, mail)).map(({ link_seed: seed, ...request }) =>
        Object.assign(request, { link: site + ownLink(secret, seed) }),
      );
      const [first] = requests;
      if (!first || (await isStopped(db, secret, first.client_email ?? ''))) return null;
      if (mail.kind === 'reached') {
        if (first.outcome !== null) return null;
        refuseNight(await readTime(db));
      }
      return writeOwnMail(mail.kind, first, requests);
    },
  };
}

/** The newest first; none when its buyer wants to hear nothing of it any more. No text of the buyer is read. */
function listMailed(db: Db, { requestId, kind }: OwnMail) {
  const own = sql`(select lower(client_email) from request where id = ${requestId})`;
  const isMeant = kind === 'again' ? sql`lower(r.client_email) = ${own}` : sql`r.id = ${requestId}`;
  return db
    .selectFrom('request as r')
    .innerJoin('business as b', 'b.id', 'r.business_id')
    .select(['r.client_email', 'r.client_language as language', 'r.link_seed', 'r.outcome'])
    .select(['b.business_name', 'r.item_type', 'r.item_name', 'r.item_price', 'r.item_currency'])
    .select(['r.sent_price', 'r.sent_currency'])
    .where(sql<boolean>`${isMeant}`)
    .where(mayBeMailed)
    .orderBy('r.id', 'desc')
    .limit(mostLinks)
    .execute();
}

type MailedOwn = Omit<
  Awaited<ReturnType<typeof listMailed>>[number],
  'client_email' | 'link_seed' | 'outcome'
> & { link: string };

/** Subject and first words. */
const kindWords = {
  sent: [m.mail_own_sent_subject, m.mail_own_sent_text],
  again: [m.mail_own_again_subject, m.mail_own_again_text],
  answer: [m.mail_own_answer_subject, m.mail_own_answer_text],
  reached: [m.mail_own_reached_subject, m.mail_own_reached_text],
} as const satisfies Record<OwnMail['kind'], unknown>;

/** @param first of the requests: the only one, unless the mail lists the links of an address */
export function writeOwnMail(kind: OwnMail['kind'], first: MailedOwn, requests: MailedOwn[]) {
  const { language, business_name: business, item_name: item, link } = first;
  const said = { locale: language };
  const [subject, text] = kindWords[kind];
  const label = m.mail_own_button({}, said);
  return writeListMail({
    language,
    footer: m.mail_own_footer({}, said),
    sections: [
      {
        heading: subject({ business, item }, said),
        intro: text({ business, item }, said),
        requests: requests.map((request) => ({
          heading: request.item_name,
          lines: linesOf(request, kind === 'answer'),
          note: null,
          ...(kind === 'again' && { link: { label, href: request.link } }),
        })),
        total: requests.length,
      },
    ],
    button: kind === 'again' ? undefined : { label, link },
    further: { label: m.mail_own_not_me({}, said), link: `${link}?notMe` },
  });
}

/** The shop, unless it was asked about itself, and the price: that of the answer, or else when it was asked. */
function linesOf(request: MailedOwn, isAnswer: boolean) {
  const { item_type: type, business_name: business, language } = request;
  const { sent_price: item_price, sent_currency: item_currency } = request;
  const price = priceText(isAnswer ? { item_price, item_currency, language } : request);
  return [type === 'business' ? null : business, price];
}
