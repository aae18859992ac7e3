import { m } from '@orendi/messages';
import { reasonOf } from '../../../platform/log/reason-of.ts';
import { isPublic } from '../../../platform/private-host.ts';
import { say } from '../../../platform/sentence.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground, Outside } from './ground.ts';

const { ok, warning, fault } = findingsOf('certificate');

const DAY_MS = 86_400_000;
/** Certificates of ninety days are renewed a month before their end: by then something has failed for weeks. */
const fewDays = 14;

const renew = say(m.doctor_certificate_renew);

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
    if (days < 0) return [fault(say(m.doctor_certificate_ended, { date }), renew)];
    if (reason !== null) {
      return [
        fault(
          say(m.doctor_certificate_distrusted, { reason }),
          say(m.doctor_certificate_distrusted_do, { host }),
        ),
      ];
    }
    return days < fewDays
      ? [warning(say(m.doctor_certificate_ends, { days, date }), renew)]
      : [ok(say(m.doctor_certificate_valid, { host, date, days }))];
  } catch (error) {
    return [
      warning(
        say(m.doctor_certificate_unasked, { host, reason: reasonOf(error) }),
        say(m.doctor_certificate_unasked_do),
      ),
    ];
  }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
