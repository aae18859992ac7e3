import { m } from '@orendi/messages';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { type AddressSettings, ownUrl } from '../../platform/http/public-url.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { mailHost, type MailTemplate, queueMails, writeLetter } from '../../platform/mail/index.ts';
import { findSubscription, sendPush } from '../../platform/push/subscriptions.ts';
import type { Sentence } from '../../platform/sentence.ts';

/** Something that operators must hear of at once. */
export interface OperatorNews {
  /** Names the occasion, such as `new-shop-12`: a browser shows only the newest message of it. At most 32 of `[\w-]`. */
  topic: string;
  /** The subject of the mail, and the title of the message to browsers. */
  title: Sentence;
  /** Paragraphs. */
  lines: Sentence[];
  /** Where it leads: `/operator/shops`. */
  path: string;
  /** Set where mails would come too late to be of use. */
  isPushOnly?: boolean;
}

/** The stored payload of a mail, in the language of its recipient: it tells what was so when it was written. */
const Payload = z.object({
  title: z.string(),
  lines: z.array(z.string()),
  path: z.string(),
  language: z.enum(['al', 'en']),
});

type Payload = z.infer<typeof Payload>;

const template = 'operator-news';

interface PushJob extends Payload {
  accountId: number;
  subscriptionId: number;
  topic: string;
  at: string;
}

/** Not held with the outbox of a restored shop: that mails are held is itself such news. */
export const operatorPushQueue: Queue<PushJob> = { name: 'operator-push' };

/**
 * Tells every operator by mail, in the language of the account, and on the browsers in which they have turned it on. A shop
 * without operators' accounts tells OPERATOR_EMAIL. It goes out within seconds of the commit; `jobs.wake` of `mailQueue`
 * and `operatorPushQueue` after it sends it at once.
 */
export async function tellOperators(
  trx: Trx,
  { clock, jobs, settings }: Pick<Services, 'clock' | 'jobs' | 'settings'>,
  { topic, title, lines, path, isPushOnly = false }: OperatorNews,
): Promise<void> {
  for (const { id, email, language, subscription_ids } of await listRecipients(trx, settings)) {
    const said = { title: title(language), lines: lines.map((line) => line(language)) };
    const payload = { ...said, path, language };
    await queueMails(trx, mailHost(settings.mailFrom), {
      subjectId: topic,
      template,
      payload,
      recipients: isPushOnly ? [] : [email],
      ...(id !== null && { accountId: id }),
    });
    for (const subscriptionId of id === null ? [] : subscription_ids) {
      const sent = { accountId: id, subscriptionId, topic, at: clock().toISOString() };
      await jobs.send(trx, operatorPushQueue, { ...payload, ...sent });
    }
  }
}

/** Nobody knows in which language the operator of the settings reads, so it is the shop's own. */
async function listRecipients(trx: Trx, { operatorEmail }: Services['settings']) {
  const operators = await trx
    .selectFrom('account')
    .select(['id', 'email', 'language'])
    .select(
      sql<number[]>`array(
        select p.id from push_subscription p where p.account_id = account.id and p.session_id is null order by p.id
      )`.as('subscription_ids'),
    )
    .where('is_operator', '=', true)
    .orderBy('id')
    .execute();
  if (operators.length > 0 || operatorEmail === null) return operators;
  return [{ id: null, email: operatorEmail, language: 'al' as const, subscription_ids: [] }];
}

export function operatorMails(settings: AddressSettings): Record<string, MailTemplate> {
  return {
    [template]: async (payload) => {
      const { title, lines, path, language } = Payload.parse(payload);
      const said = { locale: language };
      return writeLetter({
        language,
        subject: title,
        paragraphs: lines,
        button: { label: m.mail_operators_button({}, said), link: `${ownUrl(settings)}${path}` },
        footer: m.mail_operators_footer({}, said),
      });
    },
  };
}

/** For how long a failed message is tried again. */
const PATIENCE_MS = 3_600_000;

export function startOperatorPushWork(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'log' | 'push'>,
): void {
  services.jobs.work(operatorPushQueue, async ({ accountId, subscriptionId, at, ...news }) => {
    if (services.clock().getTime() - Date.parse(at) > PATIENCE_MS) return;
    const subscription = await findSubscription(services.db, subscriptionId, accountId);
    if (!subscription) return;
    const { title, lines, language: locale, topic, path: url } = news;
    const body = lines.join('\n');
    await sendPush(services, subscription, { title, body, locale, topic, url });
  });
}
