import { dirname } from 'node:path';
import { parseJson } from '@orendi/contract/fields/parse-json';
import { sql } from 'kysely';
import { readValue } from '../../platform/db/rows.ts';
import type { Db } from '../../platform/db/tables.ts';
import { makeOwnFolder, nullWhenMissing, ownFile } from '../../platform/files/write-whole.ts';
import type { Log } from '../../platform/log/log.ts';
import { reasonOf } from '../../platform/log/reason-of.ts';
import { type ErasedKind, type Erasure, tagKeyOf, tagOf, erasureSchema } from './erasure.ts';
import { open, readFile } from 'node:fs/promises';

export const journalName = 'erasures.jsonl';

/** Appends whole lines and flushes them, each short enough for two processes to append at once. */
export async function appendLines(file: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const journal = await open(file, 'a', ownFile);
  try {
    for (const line of lines) await journal.appendFile(`\n${line}\n`);
    await journal.sync();
  } finally {
    await journal.close();
  }
}

/** None when there is no file. */
async function readLines(file: string): Promise<string[]> {
  const text = (await readFile(file, 'utf8').catch(nullWhenMissing)) ?? '';
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** @returns the lines that were missing */
export async function addMissingLines(from: string, to: string): Promise<string[]> {
  const known = new Set(await readLines(to));
  const missing = (await readLines(from)).filter((line) => !known.has(line));
  await appendLines(to, missing);
  return missing;
}

/**
 * Each erasure once.
 * @returns also how many lines cannot be read, such as one cut by a crash
 */
export async function readJournals(files: readonly string[]) {
  const lines = new Set<string>();
  for (const file of files) for (const line of await readLines(file)) lines.add(line);
  const found = [...lines].map((line) => erasureSchema.safeParse(parseJson(line)));
  return {
    lines: [...lines],
    erasures: found.flatMap(({ data }) => data ?? []),
    unreadable: found.filter(({ success }) => !success).length,
  };
}

interface Erased extends Partial<Record<ErasedKind, readonly number[]>> {
  /** Addresses in lower case, and numbers as they may be stored. */
  people?: readonly string[];
}

export type Erasures = ReturnType<typeof createErasures>;

interface ErasuresOptions {
  secret: string;
  file: string;
  /** A copy of it with the backups, which may be out of reach: the next backup adds what is missing. */
  copy: string | null;
  log: Pick<Log, 'warn'>;
}

export function createErasures({ secret, file, copy, log }: ErasuresOptions) {
  const key = tagKeyOf(secret);
  return {
    /**
     * Notes what is erased on somebody's demand, outside the database and its backups, so that a restore erases it again.
     * @param trx the transaction that deletes it, before it does: should that fail, the note does no harm
     * @throws when it cannot be noted; then nothing may be deleted
     */
    async note(trx: Db, erased: Erased): Promise<void> {
      const { requests, notes, accounts, businesses, mails, people = [] } = erased;
      // With all that became part of a business: a backup may have it as it was before.
      const { rows: merged } = await sql<{ id: number; made: string }>`
        select from_id as id, extract(epoch from from_created_at)::text as made from business_merge
        where into_id = any(${businesses ?? []}::int[]) order by id`.execute(trx);
      const erasure: Erasure = {
        at: await readClock(trx),
        requests: await listReferences(trx, 'request', requests),
        notes: await listReferences(trx, 'request', notes),
        accounts: await listReferences(trx, 'account', accounts),
        businesses: [
          ...(await listReferences(trx, 'business', businesses)),
          ...merged.map(({ id, made }): [number, string] => [id, made]),
        ],
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

/** The database's clock, to the microsecond: rows are dated by it, and compared with the time of an erasure. */
const readClock = (db: Db) => readValue(db)<string>`
  select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

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
