import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { nullWhenMissing } from '../files/write-whole.ts';
import { mailFileName } from './mail-transport.ts';

/** How many names are looked up at once. */
const batchSize = 1_000;

/**
 * Removes files of mails that have left the outbox, as their request or account was deleted.
 * @returns how many
 */
export async function removeForgottenMails(db: Db, mailFolder: string): Promise<number> {
  const files = (await readdir(mailFolder).catch(nullWhenMissing)) ?? [];
  const mails = files.filter((name) => name.endsWith('.eml'));
  let removed = 0;
  for (let start = 0; start < mails.length; start += batchSize) {
    const kept = await listKept(db, mails.slice(start, start + batchSize));
    for (const name of mails.slice(start, start + batchSize)) {
      if (kept.has(name)) continue;
      await rm(join(mailFolder, name), { force: true });
      removed += 1;
    }
  }
  return removed;
}

async function listKept(db: Db, files: string[]): Promise<Set<string>> {
  const ids = files.map((name) => `<${name.slice(0, -'.eml'.length)}>`);
  const { rows } = await sql<{ message_id: string }>`
    select message_id from mail where message_id = any(${ids}::text[])`.execute(db);
  const kept = new Set(rows.map(({ message_id }) => mailFileName(message_id)));
  const missing = files.filter((name) => !kept.has(name));
  // A file's name lacks those characters of its id that a path may not have, so only all ids tell for sure.
  if (missing.length > 0) {
    const { rows: others } = await sql<{ name: string }>`
      select name from (
        select regexp_replace(message_id, '[^A-Za-z0-9_.@-]', '', 'g') || '.eml' as name from mail
      ) m where name = any(${missing}::text[])`.execute(db);
    for (const { name } of others) kept.add(name);
  }
  return kept;
}
