import { m } from '@orendi/messages';
import { findMailFigures, tryMailServer } from '../../../platform/mail/index.ts';
import { isPrivateHost } from '../../../platform/private-host.ts';
import { lacksMailServer } from '../../../platform/settings.ts';
import { say } from '../../../platform/sentence.ts';
import { checkSenderDomain } from './check-sender-domain.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground, Outside } from './ground.ts';

const { ok, warning, fault } = findingsOf('mail');

/** Whether the mail server takes mails from us, whether others believe that they are ours, and which wait. */
export async function checkMail(
  { db, settings }: Pick<Ground, 'db' | 'settings'>,
  outside: Pick<Outside, 'resolveTxt'>,
): Promise<Finding[]> {
  const { smtpUrl, mailFrom, dataDir } = settings;
  const waiting = db ? await checkWaiting(db) : [];
  if (lacksMailServer(settings)) {
    // Mails that are out are in a folder, so no figure of theirs is good news.
    const bad = waiting.filter(({ level }) => level !== 'ok');
    return [fault(say(m.doctor_mail_no_server), say(m.doctor_mail_no_server_do)), ...bad];
  }
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

async function checkWaiting(db: NonNullable<Ground['db']>): Promise<Finding[]> {
  const { waiting, failing, late, lateSince, givenUp, isHeld } = await findMailFigures(db);
  const look = say(m.doctor_mail_do);
  return [
    givenUp > 0 && fault(say(m.doctor_mail_given_up, { count: givenUp }), look),
    isHeld
      ? fault(say(m.doctor_mail_held, { count: waiting }), say(m.doctor_mail_held_do))
      : lateSince
        ? fault(
            say(m.doctor_mail_late, { count: late, since: lateSince.toISOString(), failing }),
            // Late mails that have not failed were never tried, and trying them again is no help.
            failing < late ? say(m.doctor_mail_untried_do) : look,
          )
        : ok(
            waiting === 0
              ? say(m.doctor_mail_none)
              : say(m.doctor_mail_waiting, { count: waiting }),
          ),
  ].filter((found) => found !== false);
}
