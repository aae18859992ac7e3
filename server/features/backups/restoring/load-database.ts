import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  apply,
  findPending,
  MIGRATION_LOCK,
  readMigrations,
} from '../../../platform/db/migrate.ts';
import { StartError } from '../../../platform/start-error.ts';
import { applyErasures } from '../../erasures/index.ts';
import type { BackupTable, Manifest } from '../manifest.ts';
import { findAnyTable, listForeignKeys, listTables, plainTexts } from '../schema-queries.ts';

const { escapeIdentifier, escapeLiteral } = pg;

export interface LoadOptions {
  folder: string;
  manifest: Manifest;
  migrationsFolder: string;
  erasures: Parameters<typeof applyErasures>[1];
  /** Null where the shop's own is lost. */
  secret: string | null;
  actor: string;
  progress(text: string): void;
  beforeCommit(): Promise<void>;
}

/**
 * The tables as of the backup, its rows, then later migrations; all or nothing.
 * @throws StartError
 */
export async function loadDatabase(connection: pg.ClientConfig, options: LoadOptions) {
  const { folder, manifest, migrationsFolder, actor, progress } = options;
  const client = new pg.Client({ ...connection, application_name: 'orendi restore' });
  // The statement that is running fails as well, and says so.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`begin; ${plainTexts}; set local statement_timeout = 0; set local lock_timeout = 0;
      set local idle_in_transaction_session_timeout = 0`);
    // A product that is started meanwhile waits with its migrations.
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const table = await findAnyTable(client);
    if (table !== null) {
      throw new StartError(
        `The database is not empty: it has the table ${table}. Restore into a new one (createdb).`,
      );
    }
    const pending = await findPending(client, await readMigrations(migrationsFolder));
    const then = new Set(manifest.migrations.map(({ name }) => name));
    progress('the tables as they were');
    for (const migration of pending) if (then.has(migration.name)) await apply(client, migration);
    await fill(client, folder, manifest, progress);
    progress('what has changed in the tables since');
    for (const migration of pending) if (!then.has(migration.name)) await apply(client, migration);
    await client.query('insert into outbox_hold (backup_of) values ($1)', [manifest.takenAt]);
    const applied = await applyErasures(client, options.erasures, options.secret);
    const entry = [actor, 'restore', `the backup of ${manifest.takenAt}`];
    await client.query(
      'insert into audit_entry (actor, action, details) values ($1, $2, $3)',
      entry,
    );
    await options.beforeCommit();
    await client.query('commit');
    return applied;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Replaces the rows that the migrations have inserted. */
async function fill(
  client: pg.ClientBase,
  folder: string,
  { tables, sequences }: Manifest,
  progress: (text: string) => void,
): Promise<void> {
  const all = (await listTables(client)).map(({ name }) => escapeIdentifier(name));
  // Nothing has to be loaded in an order, and each reference is checked once.
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  }
  await client.query(`truncate ${all.join(', ')}`);
  // Rows that triggers would write are in the backup, or start anew.
  for (const table of all) await client.query(`alter table ${table} disable trigger user`);
  for (const table of tables) {
    progress(`table ${table.name}`);
    await loadTable(client, folder, table);
  }
  for (const { name, lastValue } of sequences) {
    await client.query(`select setval(${escapeLiteral(escapeIdentifier(name))}, $1::bigint)`, [
      lastValue,
    ]);
  }
  for (const table of all) await client.query(`alter table ${table} enable trigger user`);
  progress('references between tables');
  for (const { table, name, definition } of keys) {
    await client.query(
      `alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`,
    );
  }
  await client.query('analyze');
}

async function loadTable(
  client: pg.ClientBase,
  folder: string,
  { name, file, columns, rows }: BackupTable,
): Promise<void> {
  const list = columns.map(escapeIdentifier).join(', ');
  const copy = client.query(
    copyFrom(`copy ${escapeIdentifier(name)} (${list}) from stdin (format csv, header match)`),
  );
  await pipeline(createReadStream(join(folder, file)), createGunzip(), copy);
  if (copy.rowCount !== rows) {
    throw new StartError(`${file} has ${copy.rowCount} rows, and ${rows} were written.`);
  }
}
