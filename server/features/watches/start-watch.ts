import type { WatchForm } from '@orendi/contract/schemas/watches';
import { type Language, m } from '@orendi/messages';
import type { Services } from '../../services.ts';
import type { Db } from '../../platform/db/tables.ts';
import { ApiError, brokenField, noProductFound } from '../../platform/http/api-error.ts';
import { withMails } from '../../platform/mail/index.ts';
import { say } from '../../platform/sentence.ts';
import { type Caller, countMail, spendProof } from '../requests/index.ts';
import { addWatch, confirmWatch, takeWatcher, watchLink } from './watch-queries.ts';
import { queueWatchMail } from './watch-mails.ts';
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
  await spendProof(services, token, caller);
  return withMails(services, async (trx) => {
    const reached = subscription
      ? { endpoint: subscription.endpoint, ...subscription.keys }
      : { email: email ?? '' };
    const { id, seed } = await takeWatcher(trx, secret, reached, language);
    const watch = await addWatch(trx, id, watched);
    if (subscription) {
      if (watch) await confirmWatch(trx, id, watch.id);
      return watchLink(secret, seed);
    }
    // Unless the address has had its mails of the day from strangers, or wants none.
    if (email && watch?.confirmed_at === null && (await countMail(trx, secret, email)))
      await queueWatchMail(trx, services, email, { watcherId: id, confirms: watch.id, news: [] });
    return null;
  });
}

async function readPiece(db: Db, { type, id }: { type: 'product' | 'package'; id: number }) {
  const piece = await db
    .selectFrom('listing')
    .select(['id as item_id', 'name as item_name', 'effective_price as price', 'currency'])
    .where('id', '=', id)
    .where(type === 'product' ? 'product_id' : 'package_id', 'is not', null)
    .executeTakeFirst();
  if (!piece) throw type === 'product' ? noProductFound() : new ApiError('NOT_FOUND');
  return { ...piece, item_type: type } as const;
}
