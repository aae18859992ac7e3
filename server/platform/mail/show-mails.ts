import type { Kysely } from 'kysely';
import { Counter, type Registry } from 'prom-client';
import type { Database } from '../db/tables.ts';
import { secondsSince, shareLook, showGauge } from '../metrics/index.ts';
import { findMailFigures } from './mail-figures.ts';

/** Shows the mails of all processes as they stand, and what has become of those that this process tried to send. */
export function showMails(registry: Registry, db: Kysely<Database>): Counter<'outcome'> {
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
    help: 'What became of mails: sent, refused, given up, away, obsolete',
    labelNames: ['outcome'],
    registers: [registry],
  });
}
