import { sql } from 'kysely';
import { Counter, type Registry } from 'prom-client';
import type { Db } from '../db/tables.ts';
import { createApi } from '../http/api.ts';
import { withinTime } from '../within-time.ts';
import { lacksMailServer, type Settings } from '../settings.ts';
import { secondsSince, shareLook, showGauge } from '../metrics/index.ts';

export interface MailFigures {
  /** To be sent now, or tried again. */
  waiting: number;
  /** When the oldest of them was written. */
  since: Date | null;
  /** Waiting, and failed at least once. */
  failing: number;
  /** Waiting for longer than a passing fault lasts, whatever the reason. */
  late: number;
  /** Since when the oldest of these should be out. */
  lateSince: Date | null;
  givenUp: number;
  /** A restored shop sends nothing until the operator releases its mails. */
  isHeld: boolean;
}

const PASSING = sql`interval '15 minutes'`;

/** Mails that are due later do not wait, and those that came with a backup wait since the restore. */
export async function findMailFigures(db: Db): Promise<MailFigures> {
  const { rows } = await sql<MailFigures>`
    select count(*) as waiting, min(created_at) as since, count(last_error) as failing,
      count(*) filter (where due.since < now() - ${PASSING}) as late,
      min(due.since) filter (where due.since < now() - ${PASSING}) as "lateSince",
      (select count(*) from mail where given_up_at is not null) as "givenUp",
      exists (select from outbox_hold) as "isHeld"
    from mail left join outbox_hold on true cross join lateral (
      select greatest(
        case when last_error is null then due_at else created_at end,
        case when created_at <= backup_of then restored_at end
      ) as since
    ) due
    where sent_at is null and given_up_at is null and (due_at <= now() or last_error is not null)`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('the database has not counted the mails');
  return figures;
}

/** A database that hangs keeps no monitor waiting. */
const PATIENCE_MS = 2_000;

/**
 * `/healthz/mail`, for a monitor that calls somebody: 503 while mails were given up or have waited for a quarter of an
 * hour, or a public shop has no mail server. Apart from `/readyz`, because a process whose mails wait can serve
 * everybody else.
 */
export function mailHealthRoutes({ db, settings }: { db: Db; settings: Settings }) {
  const hasServer = !lacksMailServer(settings);
  return createApi().get('/healthz/mail', async (c) => {
    const figures = withinTime(PATIENCE_MS, findMailFigures(db), () => new Error('no answer'));
    const state = await figures.then(
      (found) => troubleIn(found, hasServer),
      () => 'no database',
    );
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

export function showMails(registry: Registry, db: Db): Counter<'outcome'> {
  const look = shareLook(() => findMailFigures(db));
  showGauge(registry, 'orendi_mails_waiting', 'Mails to be sent now, or tried again', () =>
    look(({ waiting }) => waiting),
  );
  showGauge(registry, 'orendi_mails_oldest_seconds', 'How long ago the oldest was written', () =>
    look(({ since }) => secondsSince(since)),
  );
  showGauge(registry, 'orendi_mails_given_up', 'Mails that were given up', () =>
    look(({ givenUp }) => givenUp),
  );
  return new Counter({
    name: 'orendi_mail_attempts_total',
    help: 'What became of mails: sent, refused, given up, away, obsolete, postponed',
    labelNames: ['outcome'],
    registers: [registry],
  });
}
