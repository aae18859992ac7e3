import { isPublic } from '../../../platform/private-host.ts';
import type { Sentence } from '../../../platform/sentence.ts';
import { findDatabaseFacts } from './doctor-queries.ts';
import { type Finding, findingsOf, tell } from './finding.ts';
import type { Ground, Outside } from './ground.ts';

const { ok, warning, fault } = findingsOf('clock');

/** In seconds. Codes of second factors last half a minute; a server's Date has whole seconds, and takes a while to arrive. */
const noticeable = 5;
const harmful = 30;

/** Whether this machine's clock agrees with those of the database and of whoever serves the public address. */
export async function checkClock(
  { db, settings, clock }: Pick<Ground, 'db' | 'settings' | 'clock'>,
  { fetch }: Pick<Outside, 'fetch'>,
): Promise<Finding[]> {
  const facts = db ? await findDatabaseFacts(db).catch(() => null) : null;
  const others = [
    [tell('clock_of_database'), facts?.now ?? null],
    [tell('clock_of_address'), await readPublicClock(settings.publicUrl, fetch)],
  ] as const;
  const found = others.flatMap(([whose, moment]) =>
    moment === null ? [] : [judge(whose, (clock().getTime() - moment.getTime()) / 1000)],
  );
  return found.length > 0 ? found : [ok('clock_alone')];
}

function judge(whose: Sentence, seconds: number): Finding {
  const off = Math.abs(seconds);
  if (off <= noticeable) return ok('clock_agrees', { whose });
  const word = seconds > 0 ? 'clock_ahead' : 'clock_behind';
  const bad = off > harmful ? fault : warning;
  return bad(word, { seconds: Math.round(off), whose }, 'clock_do');
}

async function readPublicClock(publicUrl: string | null, fetch: Outside['fetch']) {
  const url = publicUrl ? new URL(publicUrl) : null;
  if (!isPublic(url) || url.protocol !== 'https:') return null;
  const response = await fetch(`${publicUrl}/healthz`, { method: 'HEAD' }).catch(() => null);
  const moment = new Date(response?.headers.get('date') ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment;
}
