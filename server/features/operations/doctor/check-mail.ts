import { m } from '@orendi/messages';
import { findMailFigures, tryMailServer } from '../../../platform/mail/index.ts';
import { isPrivateHost } from '../../../platform/private-host.ts';
import { say } from '../../../platform/sentence.ts';
import { checkSenderDomain } from './check-sender-domain.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground, Outside } from './ground.ts';

const { ok, warning, fault } = findingsOf('mail');

/** Whether the mail server takes mails from us, whether others believe that they are ours, and which wait. */
export async function checkMail(
  { db, settings, clock }: Pick<Ground, 'db' | 'settings' | 'clock'>,
  outside: Pick<Outside, 'resolveTxt'>,
): Promise<Finding[]> {
  const { smtpUrl, mailFrom, dataDir } = settings;
  const waiting = db ? await checkWaiting(db, clock()) : [];
  if (!smtpUrl) return [ok(say(m.doctor_mail_files, { folder: `${dataDir}/mail` })), ...waiting];
  const [server, domain] = await Promise.all([
    checkServer(smtpUrl),
    checkSenderDomain(mailFrom, outside),
  ]);
  return [server, ...domain, ...waiting];
}

async function checkServer(smtpUrl: string): Promise<Finding> {
  const { hostname: host } = new URL(smtpUrl);
  const { reason, isEncrypted } = await tryMailServer(smtpUrl);
  if (reason !== null) {
    return fault(say(m.doctor_mail_refused, { host, reason }), say(m.doctor_mail_refused_do));
  }
  if (isEncrypted) return ok(say(m.doctor_mail_taken_encrypted, { host }));
  return isPrivateHost(host)
    ? ok(say(m.doctor_mail_taken, { host }))
    : warning(say(m.doctor_mail_taken_open, { host }), say(m.doctor_mail_taken_open_do));
}

/** Longer than passing trouble lasts. */
const LONG_MS = 15 * 60_000;

async function checkWaiting(db: NonNullable<Ground['db']>, now: Date): Promise<Finding[]> {
  const { waiting, since, failing, givenUp } = await findMailFigures(db);
  const isLate = since !== null && now.getTime() - since.getTime() > LONG_MS;
  const look = say(m.doctor_mail_do);
  return [
    givenUp > 0 && fault(say(m.doctor_mail_given_up, { count: givenUp }), look),
    isLate
      ? warning(
          say(m.doctor_mail_late, { count: waiting, since: since.toISOString(), failing }),
          look,
        )
      : ok(
          waiting === 0 ? say(m.doctor_mail_none) : say(m.doctor_mail_waiting, { count: waiting }),
        ),
  ].filter((found) => found !== false);
}
