import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { findOrAddSalt } from './mark-queries.ts';

/** Returns the salt of a day, the same in all processes. */
export type SaltOf = (day: string) => Promise<Buffer>;

/** A crash of the database empties the table of salts; all processes agree on a new one within this time. */
const keptForMs = 60_000;

/**
 * The daily salts, each made by whichever process needs it first. The cleanup deletes them once the day is over, after
 * which nobody can find out who a mark stood for.
 */
export function createSalts(db: Kysely<Database>, now: () => number = Date.now): SaltOf {
  const known = new Map<string, { salt: Promise<Buffer>; until: number }>();
  return (day) => {
    for (const [key, { until }] of known) if (until <= now()) known.delete(key);
    const remembered = known.get(day);
    if (remembered) return remembered.salt;
    const salt = findOrAddSalt(db, day, randomBytes(32));
    known.set(day, { salt, until: now() + keptForMs });
    salt.catch(() => known.delete(day));
    return salt;
  };
}
