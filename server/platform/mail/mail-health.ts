import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { createApi } from '../http/api.ts';
import { lacksMailServer, type Settings } from '../settings.ts';
import { findMailFigures, type MailFigures } from './mail-figures.ts';

/** A database that hangs keeps no monitor waiting. */
const PATIENCE_MS = 2_000;

/**
 * `/healthz/mail`, for a monitor that calls somebody: 503 while mails were given up or have waited for a quarter of an
 * hour, or a public shop has no mail server. Apart from `/readyz`, because a process whose mails wait can serve
 * everybody else.
 */
export function mailHealthRoutes({ db, settings }: { db: Kysely<Database>; settings: Settings }) {
  const hasServer = !lacksMailServer(settings);
  return createApi().get('/healthz/mail', async (c) => {
    const state = await Promise.race([
      findMailFigures(db).then(
        (figures) => troubleIn(figures, hasServer),
        () => 'no database',
      ),
      setTimeout(PATIENCE_MS, 'no database', { ref: false }),
    ]);
    return c.text(state ?? 'ok', state === null ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

/** Numbers only: anybody may read it. */
function troubleIn({ givenUp, late, lateSince }: MailFigures, hasServer: boolean): string | null {
  const faults = [
    !hasServer && 'no mail server',
    givenUp > 0 && `${givenUp} given up`,
    lateSince && `${late} waiting since ${lateSince.toISOString()}`,
  ].filter(Boolean);
  if (faults.length === 0) return null;
  return `mails not sent: ${faults.join(', ')}; the operator's command \`doctor\` says more`;
}
