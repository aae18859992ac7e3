import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { createApi } from '../http/api.ts';
import { findMailTrouble, type MailTrouble } from './unsent-mails.ts';

/** A database that hangs keeps no monitor waiting. */
const PATIENCE_MS = 2_000;

/**
 * `/healthz/mail`, for a monitor that calls somebody: 503 while mails were given up or have waited for a quarter of an
 * hour. Apart from `/readyz`, because a process whose mails wait can serve everybody else.
 */
export function mailHealthRoutes({ db }: { db: Kysely<Database> }) {
  return createApi().get('/healthz/mail', async (c) => {
    const state = await Promise.race([
      findMailTrouble(db).then(
        (trouble) => trouble && sentenceFor(trouble),
        () => 'no database',
      ),
      setTimeout(PATIENCE_MS, 'no database', { ref: false }),
    ]);
    return c.text(state ?? 'ok', state === null ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

/** Numbers only: anybody may read it. */
function sentenceFor({ givenUp, waiting, since }: MailTrouble): string {
  const parts = [
    givenUp > 0 && `${givenUp} given up`,
    since && `${waiting} waiting since ${since.toISOString()}`,
  ];
  return `mails not sent: ${parts.filter(Boolean).join(', ')}; the operator's command \`mail list\` says more`;
}
