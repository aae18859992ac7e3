import { reasonOf } from '../../../platform/log/reason-of.ts';
import { isPublic } from '../../../platform/private-host.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground, Outside } from './ground.ts';

const { ok, warning, fault } = findingsOf('certificate');

const DAY_MS = 86_400_000;
/** Certificates of ninety days are renewed a month before their end: by then something has failed for weeks. */
const fewDays = 14;

/** Whether browsers trust the certificate of the public address, and for how long. */
export async function checkCertificate(
  { settings, clock }: Pick<Ground, 'settings' | 'clock'>,
  { findCertificate }: Pick<Outside, 'findCertificate'>,
): Promise<Finding[]> {
  const url = settings.publicUrl ? new URL(settings.publicUrl) : null;
  if (!isPublic(url) || url.protocol !== 'https:') return [];
  const host = url.hostname;
  try {
    const { endsAt, fault: reason } = await findCertificate(host, Number(url.port || 443));
    const date = dayOf(endsAt);
    const days = Math.floor((endsAt.getTime() - clock().getTime()) / DAY_MS);
    if (days < 0) return [fault('certificate_ended', { date }, 'certificate_renew')];
    if (reason !== null) return [fault('certificate_distrusted', { reason, host })];
    return days < fewDays
      ? [warning('certificate_ends', { days, date }, 'certificate_renew')]
      : [ok('certificate_valid', { host, date, days })];
  } catch (error) {
    return [warning('certificate_unasked', { host, reason: reasonOf(error) })];
  }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
