import { tiraneDay } from '@orendi/contract/tirane-day';
import { type Language, m } from '@orendi/messages';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import type { Db } from '../../platform/db/tables.ts';
import { ownUrl } from '../../platform/http/public-url.ts';
import {
  awaitsMorningMail,
  databaseTime,
  type DaytimeMail,
  mailHost,
  type MailTemplate,
  queueMails,
  recordMorningMail,
  refuseNight,
  writeLetter,
} from '../../platform/mail/index.ts';
import { countReportedLists } from '../lists/index.ts';
import { countReportedListings } from '../moderation/index.ts';
import { countHeld, durationSince } from '../requests/index.ts';
import { checkBackup } from './doctor/check-backup.ts';
import { checkDisk } from './doctor/check-disk.ts';
import { findMailFaults } from './doctor/check-mail.ts';
import { tellFinding } from './doctor/finding.ts';
import { findNews, listLateShops } from './operations-queries.ts';

const template = 'operator-morning';

/** Its words are found when the mail is sent. */
const Payload = z.object({ accountId: z.int(), day: z.iso.date() });

/** A mail to each operator every morning. It comes when there is nothing new, too: that it is missing says that something is wrong. */
export function morningMail({ db, settings }: Pick<Services, 'db' | 'settings'>): DaytimeMail {
  return {
    async listDue(daytime, limit) {
      const due = await selectOperators(db)
        .where(awaitsMorningMail(daytime))
        .limit(limit)
        .execute();
      return due.map(({ id }) => id);
    },
    async queue(trx, daytime, accountId) {
      const operator = await selectOperators(trx)
        .where('a.id', '=', accountId)
        .where(awaitsMorningMail(daytime))
        .executeTakeFirst();
      if (!operator) return false;
      await recordMorningMail(trx, daytime, accountId);
      await queueMails(trx, mailHost(settings.mailFrom), {
        subjectId: `morning-${accountId}`,
        template,
        payload: { accountId, day: daytime.day } satisfies z.infer<typeof Payload>,
        recipients: [operator.email],
        accountId,
      });
      return true;
    },
  };
}

const selectOperators = (db: Db) =>
  db
    .selectFrom('account as a')
    .select(['a.id', 'a.email', 'a.language'])
    .where('a.is_operator', '=', true)
    .orderBy('a.id');

/** A mail that could not be sent on its day is not sent any more: the next morning says what is so then. */
export function morningMails(
  settings: Services['settings'],
  readTime = databaseTime,
): Record<string, MailTemplate> {
  return {
    [template]: async (payload, db) => {
      const { accountId, day } = Payload.parse(payload);
      const at = await readTime(db);
      if (tiraneDay(at) !== day) return null;
      refuseNight(at);
      const operator = await selectOperators(db).where('a.id', '=', accountId).executeTakeFirst();
      return operator ? writeMorningMail(db, settings, at, operator.language) : null;
    },
  };
}

/** Names that one line lists, and shops with their numbers. */
const mostNames = 10;
const mostShops = 30;

async function writeMorningMail(
  db: Db,
  settings: Services['settings'],
  at: Date,
  language: Language,
) {
  const said = { locale: language };
  const { shops, listings, requests } = await findNews(db, at);
  const late = await listLateShops(db, at, 0);
  const [reports, lists] = [await countReportedListings(db), await countReportedLists(db)];
  const ground = { db, settings, clock: () => at };
  const findings = [
    ...(await checkBackup(ground)),
    ...(await checkDisk(ground)),
    ...(await findMailFaults(ground)),
  ].map((finding) => tellFinding(finding, language));
  const waiting = late.map((shop) =>
    m.mail_morning_waits(
      {
        shop: shop.business_name,
        count: shop.waiting,
        duration: durationSince(shop.since, at, language),
        phone: shop.phone_no || m.mail_morning_no_phone({}, said),
      },
      said,
    ),
  );
  return writeLetter({
    language,
    subject: m.mail_morning_subject({ requests, shops: shops.length }, said),
    paragraphs: [
      { heading: m.mail_morning_news({}, said) },
      m.mail_morning_came({ shops: shops.length + namesOf(shops), listings, requests }, said),
      { heading: m.mail_morning_waiting({}, said) },
      shortened(waiting, mostShops).join('\n') || m.mail_morning_none({}, said),
      { heading: m.mail_morning_work({}, said) },
      m.mail_morning_pending({ reports, lists, held: await countHeld(db) }, said),
      { heading: m.mail_morning_server({}, said) },
      findings.map(({ area, text }) => `${area}: ${text}`).join('\n'),
    ],
    button: { label: m.mail_operators_button({}, said), link: `${ownUrl(settings)}/operator` },
    footer: m.mail_operators_footer({}, said),
  });
}

const namesOf = (names: string[]) =>
  names.length === 0 ? '' : ` (${shortened(names, mostNames).join(', ')})`;

const shortened = (lines: string[], most: number) =>
  lines.length > most ? [...lines.slice(0, most), `+ ${lines.length - most}`] : lines;
