import { m } from '@orendi/messages';
import { mailHost } from '../../../platform/mail/index.ts';
import { isPrivateHost } from '../../../platform/private-host.ts';
import { say } from '../../../platform/sentence.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Outside } from './ground.ts';

const { ok, warning, fault } = findingsOf('mail');

const howTo = say(m.doctor_sender_do);

/** Whether other mail servers can tell that mails in the name of our domain come from us: SPF, DKIM, DMARC. */
export async function checkSenderDomain(
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
  if (spf === 'unknown') {
    return [warning(say(m.doctor_sender_unasked, { domain }), say(m.doctor_sender_unasked_do))];
  }
  if (spf === 'no such name') {
    return [warning(say(m.doctor_sender_unknown, { domain }), say(m.doctor_sender_unknown_do))];
  }
  return [
    checkSpf(domain, spf),
    // Keys lie below this name under a selector that only the mail server knows: what can be told is whether any do.
    keys === 'no such name'
      ? warning(say(m.doctor_sender_no_dkim, { domain }), howTo)
      : ok(say(m.doctor_sender_dkim, { domain })),
    Array.isArray(dmarc) && dmarc.some((text) => /^v=DMARC1\b/i.test(text))
      ? ok(say(m.doctor_sender_dmarc, { domain }))
      : warning(say(m.doctor_sender_no_dmarc, { domain }), howTo),
  ];
}

function checkSpf(domain: string, records: string[]): Finding {
  const spf = records.filter((text) => /^v=spf1\b/i.test(text));
  if (spf.length > 1) {
    return fault(
      say(m.doctor_sender_spf_twice, { domain, count: spf.length }),
      say(m.doctor_sender_spf_twice_do),
    );
  }
  return spf.length === 1
    ? ok(say(m.doctor_sender_spf, { domain }))
    : warning(say(m.doctor_sender_no_spf, { domain }), howTo);
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
