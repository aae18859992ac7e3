import { itemPath } from '@orendi/contract/item-path';
import { formatPrice, effectivePrice } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import type { Db, Trx } from '../../platform/db/tables.ts';
import { ownUrl } from '../../platform/http/public-url.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import {
  databaseTime,
  mailHost,
  type MailTemplate,
  queueMails,
  refuseNight,
  writeLetter,
} from '../../platform/mail/index.ts';
import { showMessage } from '../../platform/push/subscriptions.ts';
import { listCards } from '../discovery/index.ts';
import { isStopped, writeListMail } from '../requests/index.ts';
import {
  findWatcher,
  listWatches,
  type WatcherRow,
  watchLink,
  watchTemplate,
} from './watch-queries.ts';
import { describeWatch } from './watched-search.ts';

/** A search has matches, a piece costs less than `former`, or one of this name is `gone`, which ended its watch. */
const News = z.object({
  watchId: z.int(),
  ids: z.array(z.int()),
  total: z.int(),
  former: z.number().optional(),
  gone: z.string().optional(),
});
export type News = z.infer<typeof News>;

/** The stored payload of a mail that tells news, or has a watch confirmed; and of a message to a browser. */
const WatchMail = z.object({
  watcherId: z.int(),
  news: z.array(News),
  confirms: z.int().optional(),
});
type WatchMail = z.infer<typeof WatchMail>;

export const queueWatchMail = (
  trx: Trx,
  { settings }: Pick<Services, 'settings'>,
  email: string,
  payload: WatchMail,
) =>
  queueMails(trx, mailHost(settings.mailFrom), {
    subjectId: `watches-${payload.watcherId}`,
    template: watchTemplate,
    payload,
    recipients: [email],
  });

type Sending = Pick<Services, 'secret' | 'settings'>;

/** Words and links are made when a mail is sent: what has been ended or hidden meanwhile is left out. */
export function watchMails(
  { secret, settings }: Sending,
  readTime = databaseTime,
): Record<string, MailTemplate> {
  const site = ownUrl(settings);
  return {
    [watchTemplate]: async (payload, db) => {
      const { watcherId, news, confirms } = WatchMail.parse(payload);
      const watcher = await findWatcher(db, watcherId);
      if (!watcher?.email) return null;
      const { email, language, ends_at: endsAt, seed } = watcher;
      const said = { locale: language };
      const link = site + watchLink(secret, seed);
      if (confirms !== undefined) {
        const watch = (await listWatches(db, watcherId)).find(({ id }) => id === confirms);
        const isOpen = watch && watch.confirmed_at === null;
        if (!isOpen || (await isStopped(db, secret, email))) return null;
        // Without any word that a stranger may have typed.
        const say =
          watch.search === null ? m.mail_watch_confirm_piece : m.mail_watch_confirm_search;
        const words = { label: (await describeWatch(db, watch, language, false)).label };
        return writeLetter({
          language,
          subject: m.mail_watch_confirm_subject({}, said),
          paragraphs: [say(words, said)],
          button: { label: m.mail_watch_confirm_button({}, said), link },
          note: m.mail_watch_confirm_note({}, said),
          footer: m.mail_watch_confirm_footer({}, said),
        });
      }
      refuseNight(await readTime(db));
      const sections = await sectionsOf(db, watcher, news, link);
      if (sections.length === 0) return null;
      const date = endsAt.toISOString().slice(0, 10).split('-').toReversed().join('.');
      const mail = writeListMail({
        language,
        footer: m.mail_watch_footer({ date }, said),
        sections,
        button: { label: m.mail_watch_button({}, said), link },
        further: { label: m.mail_watch_end({}, said), link },
      });
      return { ...mail, unsubscribe: link };
    },
  };
}

async function sectionsOf(db: Db, { id, language }: WatcherRow, news: News[], link: string) {
  const said = { locale: language };
  const watches = new Map((await listWatches(db, id)).map((watch) => [watch.id, watch]));
  const listed = news.flatMap(({ ids }) => ids);
  const cards = await listCards(db, listed);
  const sections = news.map(async ({ watchId, ids, total, former, gone }) => {
    if (gone !== undefined)
      return { heading: m.mail_watch_gone({ name: gone }, said), requests: [], total: 0 };
    const watch = watches.get(watchId);
    const rows = ids.flatMap((item) => cards.get(item) ?? []);
    const [first] = rows;
    if (!watch || !first) return null;
    const before =
      former && m.mail_watch_former({ price: formatPrice(former, first.currency, language) }, said);
    const requests = rows.map(({ id: item, type, name, price, sale, sale_type, currency }) => ({
      heading: name,
      lines: [
        formatPrice(effectivePrice({ price, sale, saleType: sale_type }), currency, language),
        before || null,
      ],
      note: null,
      // The page is on the way, which counts that somebody still reads.
      link: {
        label: m.mail_watch_see({}, said),
        href: `${link}?to=${encodeURIComponent(itemPath(type, item, name))}`,
      },
    }));
    const { label } = await describeWatch(db, watch, language);
    const count = Math.max(total - ids.length, 0) + rows.length;
    const heading =
      former === undefined
        ? m.mail_watch_matches({ count, label }, said)
        : m.mail_watch_price({ name: first.name }, said);
    return { heading, requests, total: rows.length };
  });
  return (await Promise.all(sections)).filter((section) => section !== null);
}

export const watchPushQueue: Queue<WatchMail> = { name: 'watch-push', isOutgoing: true };

/** Tells a browser. One that will never show a message again watches nothing any more. */
export function startWatchPushWork(
  services: Sending & Pick<Services, 'db' | 'jobs' | 'log' | 'push'>,
): void {
  const { db, jobs, secret } = services;
  jobs.work(watchPushQueue, async ({ watcherId, news }) => {
    const watcher = await findWatcher(db, watcherId);
    if (!watcher?.endpoint || !watcher.p256dh || !watcher.auth) return;
    const link = watchLink(secret, watcher.seed);
    const sections = await sectionsOf(db, watcher, news, link);
    if (sections.length === 0) return;
    const { id, endpoint, p256dh, auth, language: locale } = watcher;
    const [only, ...others] = sections.flatMap(({ requests }) => requests);
    const device = { id, endpoint, p256dh, auth };
    const isReached = await showMessage(services, device, {
      title: m.api_push_watch_title({}, { locale }),
      body: sections.map(({ heading }) => heading).join('\n'),
      locale,
      topic: 'watches',
      url: only && others.length === 0 ? only.link.href : link,
    });
    if (!isReached) await db.deleteFrom('watcher').where('id', '=', watcherId).execute();
  });
}
