import type { WatchForm } from '@orendi/contract/schemas/watches';
import { type Language, m } from '@orendi/messages';
import type { Insertable } from 'kysely';
import type { Services } from '../../services.ts';
import { spendCaptcha } from '../../platform/captcha/index.ts';
import type { Database, Db, Trx } from '../../platform/db/tables.ts';
import { ApiError, brokenField, noProductFound } from '../../platform/http/api-error.ts';
import { mailHost, queueMails, withMails } from '../../platform/mail/index.ts';
import { say } from '../../platform/sentence.ts';
import { type Caller, captchaFailed, countAll, countMail, proofsOf } from '../requests/index.ts';
import { addWatch, confirmWatch, takeWatcher, watchLink, watchTemplate } from './watch-queries.ts';
import type { WatchMail } from './watch-mails.ts';
import { readSearch } from './watched-search.ts';

/**
 * Watches a search or a piece: for a browser from now on, for an address once it has confirmed it.
 * @returns the page of the browser's watches. Null for an address, whatever is known of it: only its mails tell
 * @throws ApiError NOT_FOUND for a piece that visitors cannot see, CAPTCHA, VALIDATION
 */
export async function startWatch(
  services: Services,
  { search, item, email, subscription, token }: WatchForm,
  { language, caller }: { language: Language; caller: Caller },
): Promise<string | null> {
  const { db, push, secret } = services;
  if (subscription && !push.reaches(subscription.endpoint))
    throw brokenField('subscription.endpoint', say(m.api_push_service));
  const watched = item ? await readPiece(db, item) : { search: readSearch(search ?? '').search };
  if (!(await spendCaptcha(services, token))) throw captchaFailed();
  const link = await withMails(services, async (trx) => {
    if (subscription) {
      const { endpoint, keys } = subscription;
      const watcher = await takeWatcher(trx, secret, { endpoint, ...keys }, language);
      const watch = await addWatch(trx, { watcher_id: watcher.id, ...watched });
      if (watch) await confirmWatch(trx, watcher.id, watch.id);
      return watchLink(secret, watcher.seed);
    }
    const { id } = await takeWatcher(trx, secret, { email: email ?? '' }, language);
    const watch = await addWatch(trx, { watcher_id: id, ...watched });
    if (watch && watch.confirmed_at === null)
      await queueConfirmation(trx, services, {
        email: email ?? '',
        watchId: watch.id,
        watcherId: id,
      });
    return null;
  });
  await countAll(services, proofsOf(caller));
  return link;
}

type Watched = Omit<Insertable<Database['watch']>, 'watcher_id'>;

async function readPiece(db: Db, { type, id }: { type: 'product' | 'package'; id: number }) {
  const piece = await db
    .selectFrom('listing')
    .select(['id as item_id', 'name as item_name', 'effective_price as price', 'currency'])
    .where('id', '=', id)
    .where(type === 'product' ? 'product_id' : 'package_id', 'is not', null)
    .executeTakeFirst();
  if (!piece) throw type === 'product' ? noProductFound() : new ApiError('NOT_FOUND');
  return { ...piece, item_type: type } satisfies Watched;
}

/** Unless the address has had its mails of the day from strangers, or wants none. */
async function queueConfirmation(
  trx: Trx,
  { secret, settings }: Pick<Services, 'secret' | 'settings'>,
  { email, ...about }: { email: string; watcherId: number; watchId: number },
): Promise<void> {
  if (!(await countMail(trx, secret, email))) return;
  const payload: WatchMail = { kind: 'confirm', ...about };
  await queueMails(trx, mailHost(settings.mailFrom), {
    subjectId: `watch-${about.watchId}`,
    template: watchTemplate,
    payload,
    recipients: [email],
  });
}
