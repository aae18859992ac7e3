import type { MailTest } from '@orendi/contract/schemas/operator-work';
import { type Language, m } from '@orendi/messages';
import { randomUUID } from 'node:crypto';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { ownUrl } from '../../platform/http/public-url.ts';
import { reasonOf } from '../../platform/log/reason-of.ts';
import { createMailTransport, mailHost, writeLetter } from '../../platform/mail/index.ts';
import { lacksMailServer } from '../../platform/settings.ts';

/**
 * Sends a mail past the outbox, which may be held or full of others, and keeps what became of it. It does not wait for longer
 * than the mail server may take to answer.
 */
export async function sendTestMail(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { actor, to, language }: { actor: string; to: string; language: Language },
): Promise<MailTest> {
  const said = { locale: language };
  const letter = writeLetter({
    language,
    subject: m.mail_test_subject({}, said),
    paragraphs: [m.mail_test_text({}, said)],
    button: { label: m.mail_operators_button({}, said), link: `${ownUrl(settings)}/operator` },
    footer: m.mail_operators_footer({}, said),
  });
  const { mailFrom } = settings;
  const messageId = `<test-${randomUUID()}@${mailHost(mailFrom)}>`;
  const transport = createMailTransport(settings, () => {});
  const error = lacksMailServer(settings)
    ? 'SMTP_URL is not set'
    : await transport.send({ ...letter, messageId, from: mailFrom, to }).then(() => null, reasonOf);
  transport.close();
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('mail_test').execute();
    await trx.insertInto('mail_test').values({ error }).execute();
    await recordAction(trx, { actor, action: 'mail test', details: error ?? '' });
  });
  return { recipient: to, error, isFile: settings.smtpUrl === null };
}
