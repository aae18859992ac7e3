import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { makeOwnFolder } from '../../platform/files/write-whole.ts';
import type { Log } from '../../platform/log/log.ts';
import { reasonOf } from '../../platform/log/reason-of.ts';
import { type Erasure, tagKeyOf, tagOf } from './erasure.ts';
import { appendLines } from './journal.ts';

interface Erased {
  requests?: readonly number[];
  accounts?: readonly number[];
  businesses?: readonly number[];
  mails?: readonly number[];
  /** Addresses in lower case, and numbers as they may be stored. */
  people?: readonly string[];
}

export interface Erasures {
  /**
   * Notes what is erased on somebody's demand, outside the database and its backups, so that a restore erases it again.
   * @param trx the transaction that deletes it, before it does: should that fail, the note does no harm
   * @throws when it cannot be noted; then nothing may be deleted
   */
  note(trx: Db, erased: Erased): Promise<void>;
}

interface ErasuresOptions {
  secret: string;
  file: string;
  /** A copy of it with the backups, which may be out of reach: the next backup adds what is missing. */
  copy: string | null;
  log: Pick<Log, 'warn'>;
}

export function createErasures({ secret, file, copy, log }: ErasuresOptions): Erasures {
  const key = tagKeyOf(secret);
  return {
    async note(trx, { requests, accounts, businesses, mails, people = [] }) {
      const erasure: Erasure = {
        at: await readClock(trx),
        requests: await listReferences(trx, 'request', requests),
        accounts: await listReferences(trx, 'account', accounts),
        businesses: await listReferences(trx, 'business', businesses),
        mails: await listReferences(trx, 'mail', mails),
        people: people.map((text) => tagOf(key, text)),
      };
      const line = JSON.stringify(erasure);
      await makeOwnFolder(dirname(file));
      await appendLines(file, [line]);
      if (copy === null) return;
      await appendLines(copy, [line]).catch((error: unknown) =>
        log.warn({ reason: reasonOf(error) }, 'an erasure was not noted beside the backups yet'),
      );
    },
  };
}

/**
 * The database's clock, to the microsecond: rows are dated by it, and what a person wrote in the millisecond before an
 * erasure must not count as written after it.
 */
async function readClock(db: Db): Promise<string> {
  const clock = sql<string>`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  const { at } = await db.selectNoFrom(clock.as('at')).executeTakeFirstOrThrow();
  return at;
}

async function listReferences(
  db: Db,
  table: 'request' | 'account' | 'business' | 'mail',
  ids: readonly number[] = [],
): Promise<[number, string][]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; made: string }>`
    select id, extract(epoch from created_at)::text as made from ${sql.table(table)}
    where id = any(${ids}::bigint[]) order by id`.execute(db);
  return rows.map(({ id, made }) => [id, made]);
}
