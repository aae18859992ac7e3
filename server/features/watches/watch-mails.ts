import { itemPath } from '@orendi/contract/item-path';
import { formatPrice, effectivePrice } from '@orendi/contract/money';
import { type Language, m } from '@orendi/messages';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import type { Db } from '../../platform/db/tables.ts';
import { ownUrl } from '../../platform/http/public-url.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import {
  databaseTime,
  daytimeAt,
  endOfNight,
  type MailTemplate,
  TooEarlyError,
  writeLetter,
} from '../../platform/mail/index.ts';
import { showMessage } from '../../platform/push/subscriptions.ts';
import { type CardRow, listCards } from '../discovery/index.ts';
import { isStopped, writeListMail } from '../requests/index.ts';
import {
  findWatcher,
  listWatches,
  type WatcherRow,
  watchLink,
  type WatchRow,
  watchTemplate,
} from './watch-queries.ts';
import { describeSearch } from './watched-search.ts';

/** A search has matches, a piece costs less than `former`, or is gone, which ended its watch. */
const News = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('matches'), watchId: z.int(), ids: z.array(z.int()), total: z.int() }),
  z.object({
    kind: z.literal('price'),
    watchId: z.int(),
    ids: z.array(z.int()),
    former: z.number(),
  }),
  z.object({ kind: z.literal('gone'), watchId: z.int(), name: z.string() }),
]);
export type News = z.infer<typeof News>;

const NewsMail = z.object({
  kind: z.literal('news'),
  watcherId: z.int(),
  news: z.array(News),
});

/** The stored payload of a mail, or of a message to a browser. */
const WatchMail = z.discriminatedUnion('kind', [
  NewsMail,
  z.object({ kind: z.literal('confirm'), watcherId: z.int(), watchId: z.int() }),
]);
export type WatchMail = z.infer<typeof WatchMail>;

type Sending = Pick<Services, 'secret' | 'settings'>;

/** Words and links are made when a mail is sent: what has been ended or hidden meanwhile is left out. */
export function watchMails(
  { secret, settings }: Sending,
  readTime = databaseTime,
): Record<string, MailTemplate> {
  const site = ownUrl(settings);
  return {
    [watchTemplate]: async (payload, db) => {
      const mail = WatchMail.parse(payload);
      const watcher = await findWatcher(db, mail.watcherId);
      if (!watcher?.email) return null;
      const link = site + watchLink(secret, watcher.seed);
      if (mail.kind === 'confirm') {
        if (await isStopped(db, secret, watcher.email)) return null;
        const watch = (await listWatches(db, watcher.id)).find(({ id }) => id === mail.watchId);
        return watch && watch.confirmed_at === null
          ? writeConfirmation(db, watch, { language: watcher.language, link })
          : null;
      }
      const at = await readTime(db);
      if (!daytimeAt(at)) throw new TooEarlyError(endOfNight(at));
      const sections = await sectionsOf(db, watcher, mail.news, link);
      return sections.length > 0 ? writeNews(watcher, sections, link) : null;
    },
  };
}

/** Without any word that a stranger may have typed. */
async function writeConfirmation(
  db: Db,
  { search, item_name: name }: WatchRow,
  { language, link }: { language: Language; link: string },
) {
  const said = { locale: language };
  const label = search === null ? name : (await describeSearch(db, search, language, false)).label;
  const words = { label: label ?? '' };
  return writeLetter({
    language,
    subject: m.mail_watch_confirm_subject({}, said),
    paragraphs: [
      search === null
        ? m.mail_watch_confirm_piece(words, said)
        : m.mail_watch_confirm_search(words, said),
    ],
    button: { label: m.mail_watch_confirm_button({}, said), link },
    note: m.mail_watch_confirm_note({}, said),
    footer: m.mail_watch_confirm_footer({}, said),
  });
}

type Sections = Awaited<ReturnType<typeof sectionsOf>>;

async function sectionsOf(db: Db, { id, language }: WatcherRow, news: News[], link: string) {
  const said = { locale: language };
  const open = new Map((await listWatches(db, id)).map((watch) => [watch.id, watch]));
  const cards = await listCards(
    db,
    news.flatMap((one) => ('ids' in one ? one.ids : [])),
  );
  const linkTo = ({ type, id: item, name }: CardRow) => ({
    label: m.mail_watch_see({}, said),
    // The page is on the way, which counts that somebody still reads.
    href: `${link}?to=${encodeURIComponent(itemPath(type, item, name))}`,
  });
  const sections = news.map(async (one) => {
    if (one.kind === 'gone')
      return { heading: m.mail_watch_gone({ name: one.name }, said), requests: [], total: 0 };
    const search = open.get(one.watchId)?.search;
    const rows = open.has(one.watchId) ? one.ids.flatMap((item) => cards.get(item) ?? []) : [];
    const [first] = rows;
    if (!first) return null;
    const requests = rows.map((row) => {
      const { name, price, sale, sale_type: saleType, currency } = row;
      const now = formatPrice(effectivePrice({ price, sale, saleType }), currency, language);
      const former =
        one.kind === 'price' &&
        m.mail_watch_former({ price: formatPrice(one.former, currency, language) }, said);
      return { heading: name, lines: [now, former || null], note: null, link: linkTo(row) };
    });
    if (one.kind === 'price')
      return { heading: m.mail_watch_price({ name: first.name }, said), requests, total: 1 };
    const { label } = await describeSearch(db, search ?? '', language);
    const total = Math.max(one.total - one.ids.length, 0) + rows.length;
    const heading = m.mail_watch_matches({ count: total, label }, said);
    return { heading, requests, total: rows.length };
  });
  return (await Promise.all(sections)).filter((section) => section !== null);
}

function writeNews({ language, ends_at }: WatcherRow, sections: Sections, link: string) {
  const said = { locale: language };
  const [year, month, day] = ends_at.toISOString().slice(0, 10).split('-');
  const mail = writeListMail({
    language,
    footer: m.mail_watch_footer({ date: `${day}.${month}.${year}` }, said),
    sections,
    button: { label: m.mail_watch_button({}, said), link },
    further: { label: m.mail_watch_end({}, said), link },
  });
  return { ...mail, unsubscribe: link };
}

export const watchPushQueue: Queue<z.infer<typeof NewsMail>> = {
  name: 'watch-push',
  isOutgoing: true,
};

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
    const isReached = await showMessage(
      services,
      { id, endpoint, p256dh, auth },
      {
        title: m.api_push_watch_title({}, { locale }),
        body: sections
          .map(({ heading }) => heading)
          .join('\n')
          .slice(0, longestBody),
        locale,
        topic: 'watches',
        url: only && others.length === 0 ? only.link.href : link,
      },
    );
    if (!isReached) await db.deleteFrom('watcher').where('id', '=', watcherId).execute();
  });
}

/** In characters: a message to a browser has at most 4 KB. */
const longestBody = 500;
