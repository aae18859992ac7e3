import { type Language, m } from '@orendi/messages';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { ownUrl } from '../../platform/http/public-url.ts';
import { mailHost, type MailTemplate, queueMails, writeLetter } from '../../platform/mail/index.ts';
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
}

/** The stored payload of a mail, in the language of its recipient: it tells what was so when it was written. */
const Payload = z.object({
  title: z.string(),
  lines: z.array(z.string()),
  path: z.string(),
  language: z.enum(['al', 'en']),
});

const template = 'operator-news';

/**
 * Tells every operator by mail, in the language of the account. A shop without operators' accounts tells OPERATOR_EMAIL.
 * It goes out within seconds of the commit; `jobs.wake(mailQueue)` after it sends it at once.
 */
export async function tellOperators(
  trx: Trx,
  { settings }: Pick<Services, 'jobs' | 'settings'>,
  { topic, title, lines, path }: OperatorNews,
): Promise<void> {
  for (const { id, email, language } of await listRecipients(trx, settings)) {
    const said = { title: title(language), lines: lines.map((line) => line(language)), path };
    await queueMails(trx, mailHost(settings.mailFrom), {
      subjectId: topic,
      template,
      payload: { ...said, language } satisfies z.infer<typeof Payload>,
      recipients: [email],
      ...(id !== null && { accountId: id }),
    });
  }
}

interface Recipient {
  id: number | null;
  email: string;
  language: Language;
}

/** Nobody knows in which language the operator of the settings reads, so it is the shop's own. */
async function listRecipients(
  trx: Trx,
  { operatorEmail }: Services['settings'],
): Promise<Recipient[]> {
  const operators = await trx
    .selectFrom('account')
    .select(['id', 'email', 'language'])
    .where('is_operator', '=', true)
    .orderBy('id')
    .execute();
  if (operators.length > 0 || operatorEmail === null) return operators;
  return [{ id: null, email: operatorEmail, language: 'al' }];
}

export function operatorMails(
  settings: Pick<Services['settings'], 'publicUrl' | 'host' | 'port'>,
): Record<string, MailTemplate> {
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
