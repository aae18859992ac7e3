import { findMailFigures, mailHost, tryMailServer } from '../../../platform/mail/index.ts';
import { isPrivateHost } from '../../../platform/private-host.ts';
import { lacksMailServer } from '../../../platform/settings.ts';
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
    return [fault('mail_no_server'), ...bad];
  }
  if (!smtpUrl) return [ok('mail_files', { folder: `${dataDir}/mail` }), ...waiting];
  const [server, domain] = await Promise.all([
    checkServer(smtpUrl),
    checkSenderDomain(mailFrom, outside),
  ]);
  return [server, ...domain, ...waiting];
}

/** Faults that keep mails from going out, as far as they show without asking other servers. */
export async function findMailFaults({ db, settings }: Pick<Ground, 'db' | 'settings'>) {
  const waiting = db ? await checkWaiting(db) : [];
  const faults = waiting.filter(({ level }) => level === 'fault');
  return lacksMailServer(settings) ? [fault('mail_no_server'), ...faults] : faults;
}

async function checkServer(smtpUrl: string): Promise<Finding> {
  const { hostname: host } = new URL(smtpUrl);
  const { reason, isEncrypted } = await tryMailServer(smtpUrl);
  if (reason !== null) return fault('mail_refused', { host, reason });
  if (isEncrypted) return ok('mail_taken_encrypted', { host });
  return isPrivateHost(host) ? ok('mail_taken', { host }) : warning('mail_taken_open', { host });
}

async function checkWaiting(db: NonNullable<Ground['db']>): Promise<Finding[]> {
  const { waiting, failing, late, lateSince, givenUp, isHeld } = await findMailFigures(db);
  return [
    givenUp > 0 && fault('mail_given_up', { count: givenUp }, 'mail_do'),
    isHeld
      ? fault('mail_held', { count: waiting })
      : lateSince
        ? fault(
            'mail_late',
            { count: late, since: lateSince.toISOString(), failing },
            // Late mails that have not failed were never tried, and trying them again does not help.
            failing < late ? 'mail_untried_do' : 'mail_do',
          )
        : waiting === 0
          ? ok('mail_none')
          : ok('mail_waiting', { count: waiting }),
  ].filter((found) => found !== false);
}

/** Whether other mail servers can tell that mails in the name of our domain come from us: SPF, DKIM, DMARC. */
async function checkSenderDomain(
  mailFrom: string,
  { resolveTxt }: Pick<Outside, 'resolveTxt'>,
): Promise<Finding[]> {
  const domain = mailHost(mailFrom);
  if (isPrivateHost(domain)) return [];
  const find = (name: string) => readTxt(resolveTxt, name);
  const [spf, dmarc, keys] = await Promise.all([
    find(domain),
    find(`_dmarc.${domain}`),
    find(`_domainkey.${domain}`),
  ]);
  if (spf === 'unknown') return [warning('sender_unasked', { domain })];
  if (spf === 'no such name') return [warning('sender_unknown', { domain })];
  return [
    checkSpf(domain, spf),
    // Keys lie below this name under a selector that only the mail server knows: what can be told is whether any do.
    keys === 'no such name'
      ? warning('sender_no_dkim', { domain }, 'sender_do')
      : ok('sender_dkim', { domain }),
    Array.isArray(dmarc) && dmarc.some((text) => /^v=DMARC1\b/i.test(text))
      ? ok('sender_dmarc', { domain })
      : warning('sender_no_dmarc', { domain }, 'sender_do'),
  ];
}

function checkSpf(domain: string, records: string[]): Finding {
  const spf = records.filter((text) => /^v=spf1\b/i.test(text));
  if (spf.length > 1) return fault('sender_spf_twice', { domain, count: spf.length });
  return spf.length === 1
    ? ok('sender_spf', { domain })
    : warning('sender_no_spf', { domain }, 'sender_do');
}

type TxtAnswer = string[] | 'no such name' | 'unknown';

/** An empty list where the name exists without such records. */
async function readTxt(resolveTxt: Outside['resolveTxt'], name: string): Promise<TxtAnswer> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND') return 'no such name';
    return code === 'ENODATA' ? [] : 'unknown';
  }
}
