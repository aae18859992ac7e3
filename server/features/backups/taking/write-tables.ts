import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { escapeIdentifier } from 'pg';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { isAlmostFull, readDisk } from '../../../platform/disk-space.ts';
import { ownFolder } from '../../../platform/files/write-whole.ts';
import { StartError } from '../../../platform/start-error.ts';
import { writeSummed } from '../checksums.ts';
import { tablesName } from '../layout.ts';
import type { BackupTable } from '../manifest.ts';
import {
  listAppliedMigrations,
  listSequences,
  listTables,
  plainTexts,
  type StoredTable,
} from '../schema-queries.ts';

/** Where the keys of all pictures lie until those are copied: a line `key,bytes` for each, in the order of their files. */
export const keysName = 'picture-keys';

/**
 * To be called while a backup grows: the last room may be the shop's.
 * @throws StartError on a full disk
 */
export async function checkRoom(folder: string, read = readDisk): Promise<void> {
  if (!(await isAlmostFull(folder, read))) return;
  throw new StartError(`The disk of ${folder} is almost full: make room, or keep fewer backups.`);
}

/** Writes every table as of one moment as gzipped CSV with a header. An empty field is null, `""` empty text. */
export async function writeTables(
  client: pg.ClientBase,
  folder: string,
  { signal, progress }: { signal: AbortSignal; progress(text: string): void },
) {
  await mkdir(join(folder, tablesName), { mode: ownFolder });
  await client.query(
    `set idle_in_transaction_session_timeout = 0; begin isolation level repeatable read read only; ${plainTexts}`,
  );
  // The clock is read with the snapshot, so that nothing in it is younger.
  const { rows } = await client.query<{ at: Date; version: string }>(
    `select clock_timestamp() as at, current_setting('server_version') as version`,
  );
  const migrations = await listAppliedMigrations(client);
  const tables: BackupTable[] = [];
  let bytes = 0;
  for (const table of await listTables(client)) {
    progress(`table ${table.name}`);
    await checkRoom(folder);
    const written = await writeTable(client, folder, table, signal);
    tables.push(written.table);
    bytes += written.bytes;
  }
  const keys = copyTo(
    `copy (select key, bytes from (select 1 as folder, key, bytes from picture
       union all select 2, key, bytes from request_photo) k order by folder, key collate "C") to stdout (format csv)`,
  );
  await writeSummed(join(folder, keysName), client.query(keys), [], signal);
  // Numbers are given outside of transactions: read last, so that none is below what the tables hold.
  const sequences = await listSequences(client);
  await client.query('commit');
  const [first] = rows;
  const takenAt = (first?.at ?? new Date()).toISOString();
  return { takenAt, postgres: first?.version ?? '', migrations, tables, sequences, bytes };
}

async function writeTable(
  client: pg.ClientBase,
  folder: string,
  { name, columns }: StoredTable,
  signal: AbortSignal,
) {
  const file = `${tablesName}/${name}.csv.gz`;
  const list = columns.map(escapeIdentifier).join(', ');
  const copy = copyTo(`copy ${escapeIdentifier(name)} (${list}) to stdout (format csv, header)`);
  const path = join(folder, file);
  const { sha256, bytes } = await writeSummed(path, client.query(copy), [createGzip()], signal);
  return { table: { name, file, columns, rows: copy.rowCount, sha256 }, bytes };
}
