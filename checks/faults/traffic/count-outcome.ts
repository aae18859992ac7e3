import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import type { Counts } from '../outcome.ts';
import type { MailServer } from '../smtp/open-mail-server.ts';
import type { FormTraffic } from './send-forms.ts';

/** Where requests and mails end up. */
interface Shop {
  database: OpenDatabase;
  mailServer: MailServer;
  /** Holds mails that are written as files. */
  dataDir?: string;
}

/**
 * Lets visitors send forms during some work, and then compares what they were told with what the database holds and which
 * mails went out.
 * @param patienceMs how long forms and mails still have after the work
 * @param work the traffic ends after it, even if it fails
 */
export async function countForms(
  findShop: Shop | (() => Promise<Shop>),
  traffic: FormTraffic,
  patienceMs: { forms: number; mails: number },
  work: () => Promise<unknown>,
): Promise<{ counts: Counts; given: number }> {
  try {
    await work();
    const given = await traffic.finish(patienceMs.forms);
    const shop = typeof findShop === 'function' ? await findShop() : findShop;
    return { given, counts: await countOutcome(shop, traffic, patienceMs.mails) };
  } finally {
    await traffic.finish(0);
  }
}

async function countOutcome(
  shop: Shop,
  { tally, failures }: FormTraffic,
  mailPatienceMs: number,
): Promise<Counts> {
  const { rows } = await shop.database.pool.query<{ id: number; key: string }>(
    'select id, client_message as key from request',
  );
  const stored = new Map<string, number[]>();
  for (const { id, key } of rows) stored.set(key, [...(stored.get(key) ?? []), id]);
  const known = [...tally.acknowledged];
  const lost = known.filter(([key, id]) => !stored.get(key)?.includes(id));
  const repeated = [...stored.values()].reduce((sum, ids) => sum + ids.length - 1, 0);
  const mails = await waitForMails(shop, await countRecipients(shop, known), mailPatienceMs);
  return {
    acknowledged: known.length,
    lost: lost.length,
    doubled: repeated + tally.contradicted.size,
    ...mails,
    failures: failures(),
  };
}

/**
 * How many requests were stored before the connection broke on which they were to be acknowledged. Whatever else broke was
 * reset by the system before the product had taken it: while it stops, nobody can tell that from a refused connection.
 */
export async function countCut(
  { database: { pool } }: Pick<Shop, 'database'>,
  { cut }: FormTraffic['tally'],
): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from unnest($1::text[], $2::float8[]) as broken (key, at)
       join request on client_message = key and created_at < to_timestamp(at / 1000)`,
    [cut.map(([key]) => key), cut.map(([, at]) => at)],
  );
  return rows[0]?.count ?? 0;
}

/** How many mails each acknowledged request has; none if they were never written. */
async function countRecipients(
  { database: { pool } }: Shop,
  known: readonly (readonly [string, number])[],
): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ id: number; count: number }>(
    'select request_id as id, count(*)::int from mail where request_id is not null group by 1',
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return new Map(known.map(([, id]) => [id, counts.get(id) ?? 0]));
}

async function waitForMails(shop: Shop, expected: ReadonlyMap<number, number>, patienceMs: number) {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const counts = countMails(await takenMails(shop), expected);
    if (counts.mailsMissing === 0 || performance.now() > deadline) return counts;
    await pause(100);
  }
}

/** The Message-IDs of all mails that have left the product, in both ways. */
async function takenMails({ dataDir, mailServer }: Shop): Promise<string[]> {
  const folder = join(dataDir ?? '', 'mail');
  const files = dataDir && existsSync(folder) ? await readdir(folder) : [];
  const written = files
    .filter((name) => name.endsWith('.eml'))
    .map((name) => `<${name.slice(0, -4)}>`);
  return [...mailServer.taken, ...written];
}

/** Such as `<request-12-2.0a1b2c3d4e5f@shop.example>`: the second recipient's mail about the request 12. */
const aboutRequest = /^<request-((\d+)-\d+)\./;

/**
 * @param taken the Message-IDs of all mails that were taken
 * @param expected how many recipients each acknowledged request has, by its id
 */
export function countMails(
  taken: readonly string[],
  expected: ReadonlyMap<number, number>,
): Pick<Counts, 'mailsMissing' | 'mailsDoubled' | 'mailsTwice'> {
  const ours = taken.filter((id) => aboutRequest.test(id));
  const different = new Set(ours);
  const perRecipient = new Map<string, number>();
  const recipients = new Map<number, Set<string>>();
  for (const messageId of different) {
    const [, recipient = '', request] = aboutRequest.exec(messageId) ?? [];
    perRecipient.set(recipient, (perRecipient.get(recipient) ?? 0) + 1);
    const known = recipients.get(Number(request)) ?? new Set();
    recipients.set(Number(request), known.add(recipient));
  }
  const isMissing = ([id, count]: readonly [number, number]) =>
    (recipients.get(id)?.size ?? 0) < Math.max(1, count);
  return {
    mailsMissing: [...expected].filter(isMissing).length,
    mailsDoubled: ours.length - different.size,
    mailsTwice: [...perRecipient.values()].filter((count) => count > 1).length,
  };
}
