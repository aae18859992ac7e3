import { m } from '@orendi/messages';
import { isPublic } from '../../../platform/private-host.ts';
import { say, type Sentence } from '../../../platform/sentence.ts';
import { findDatabaseFacts } from './doctor-queries.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground, Outside } from './ground.ts';

const { ok, warning, fault } = findingsOf('clock');

/** In seconds. Codes of second factors last half a minute; a server's Date has whole seconds, and takes a while to arrive. */
const noticeable = 5;
const harmful = 30;

const setIt = say(m.doctor_clock_do);

/** Whether this machine's clock agrees with those of the database and of whoever serves the public address. */
export async function checkClock(
  { db, settings, clock }: Pick<Ground, 'db' | 'settings' | 'clock'>,
  { fetch }: Pick<Outside, 'fetch'>,
): Promise<Finding[]> {
  const others = [
    [say(m.doctor_clock_of_database), await readDatabaseClock(db)],
    [say(m.doctor_clock_of_address), await readPublicClock(settings.publicUrl, fetch)],
  ] as const;
  const found = others.flatMap(([whose, moment]) =>
    moment === null ? [] : [judge(whose, (clock().getTime() - moment.getTime()) / 1000)],
  );
  return found.length > 0 ? found : [ok(say(m.doctor_clock_alone))];
}

function judge(whose: Sentence, seconds: number): Finding {
  const off = Math.abs(seconds);
  if (off <= noticeable) return ok(say(m.doctor_clock_agrees, { whose }));
  const message = seconds > 0 ? m.doctor_clock_ahead : m.doctor_clock_behind;
  const text = say(message, { seconds: Math.round(off), whose });
  return off > harmful ? fault(text, setIt) : warning(text, setIt);
}

async function readDatabaseClock(db: Ground['db']): Promise<Date | null> {
  const facts = db ? await findDatabaseFacts(db).catch(() => null) : null;
  return facts?.now ?? null;
}

async function readPublicClock(
  publicUrl: string | null,
  fetch: Outside['fetch'],
): Promise<Date | null> {
  const url = publicUrl ? new URL(publicUrl) : null;
  if (!isPublic(url) || url.protocol !== 'https:') return null;
  const response = await fetch(`${publicUrl}/healthz`, { method: 'HEAD' }).catch(() => null);
  const moment = new Date(response?.headers.get('date') ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment;
}
