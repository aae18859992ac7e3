import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import { poll } from '../poll.ts';
import type { FormTraffic } from './send-forms.ts';
import { isBug } from './visit.ts';

/** Everything that is counted of the requests that visitors sent and of their mails; each but the first is a charge. */
const charges = {
  /** Forms that were answered 201. */
  acknowledged: null,
  /** Acknowledged forms that the database does not hold. */
  lost: 'lost',
  /** Requests beyond the first under one key, and keys answered with two ids. */
  doubled: 'doubled',
  /** Acknowledged requests of which a mail to the seller, or that to the buyer, never went out. */
  mailsMissing: 'without a mail',
  /** Mails taken more than once with the same Message-ID: a mail program shows them once. */
  mailsDoubled: 'mails doubled',
  /** Requests with mails under different Message-IDs. */
  mailsTwice: 'with two different mails',
  failures: 'answers 5xx other than 503',
  /** Forms that were never acknowledged, however often they were repeated. */
  given: 'never acknowledged',
};

export type Counts = Record<keyof typeof charges, number>;

/** Adds up what was counted of two times. */
export function addCounts(one: Counts, other: Counts): Counts {
  const names = Object.keys(charges) as (keyof Counts)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as Counts;
}

/** Where requests and mails end up. */
interface Shop {
  database: OpenDatabase;
  mailServer: { taken: readonly string[] };
  /** Holds mails that are written as files. */
  dataDir?: string;
}

/**
 * Lets visitors send forms during some work, and then compares what they were told with what the database holds and which
 * mails went out. Forms, and then mails, still have `patienceMs` after the work.
 */
export async function countForms(
  findShop: () => Shop | Promise<Shop>,
  traffic: FormTraffic,
  patienceMs: number,
  work: (traffic: FormTraffic) => Promise<unknown>,
): Promise<Counts> {
  try {
    await work(traffic);
    const given = await traffic.finish(patienceMs);
    return await countOutcome(await findShop(), traffic, given, patienceMs);
  } finally {
    await traffic.finish(0);
  }
}

async function countOutcome(
  shop: Shop,
  { acknowledged, contradicted, tries }: FormTraffic,
  given: number,
  patienceMs: number,
): Promise<Counts> {
  const { rows } = await shop.database.pool.query<{ id: number; key: string; mails: number }>(
    `select id, client_message as key,
       (select count(*)::int from mail where request_id = request.id and template = 'request') as mails
     from request`,
  );
  const stored = Map.groupBy(rows, ({ key }) => key);
  const known = [...acknowledged];
  const lost = known.filter(([key, id]) => !stored.get(key)?.some((row) => row.id === id));
  const repeated = [...stored.values()].reduce((sum, same) => sum + same.length - 1, 0);
  const recipients = new Map(rows.map(({ id, mails }) => [id, mails]));
  const expected = new Map(known.map(([, id]) => [id, recipients.get(id) ?? 0]));
  const count = async () => countMails(await takenMails(shop), expected);
  await poll(async () => (await count()).mailsMissing === 0, patienceMs);
  return {
    acknowledged: known.length,
    lost: lost.length,
    doubled: repeated + contradicted.size,
    ...(await count()),
    failures: tries.filter(isBug).length,
    given,
  };
}

/**
 * How many requests were stored before the connection broke on which they were to be acknowledged. Whatever else broke was
 * reset by the system before the product had taken it: while it stops, nobody can tell that from a refused connection.
 */
export async function countCut(
  { database: { pool } }: Pick<Shop, 'database'>,
  tries: FormTraffic['tries'],
): Promise<number> {
  const cut = tries.filter(({ missing }) => missing === 'cut');
  const epoch = Date.now() - performance.now();
  const { rowCount } = await pool.query(
    `select from unnest($1::text[], $2::float8[]) as broken (key, at)
       join request on client_message = key and created_at < to_timestamp(at / 1000)`,
    [cut.map(({ key }) => key), cut.map(({ answered }) => epoch + answered)],
  );
  return rowCount ?? 0;
}

/** The Message-IDs of all mails that have left the product, in both ways. */
async function takenMails({ dataDir, mailServer }: Shop): Promise<string[]> {
  const folder = join(dataDir ?? '', 'mail');
  const files = dataDir && existsSync(folder) ? await readdir(folder) : [];
  const written = files.filter((name) => name.endsWith('.eml'));
  return [...mailServer.taken, ...written.map((name) => `<${name.slice(0, -4)}>`)];
}

/** Such as `<request-12-2.0a1b2c3d4e5f@shop.example>`: the seller's second mail about the request 12; the buyer's is an `own-request-12-1`. */
const aboutRequest = /^<((?:own-)?request-\d+-\d+)\./;

/**
 * @param taken the Message-IDs of all mails that were taken
 * @param expected how many recipients the seller of each acknowledged request has, by its id; none if its mails were never
 * written. Its buyer gets one, too
 */
export function countMails(taken: readonly string[], expected: ReadonlyMap<number, number>) {
  const ours = taken.filter((id) => aboutRequest.test(id));
  const different = new Set(ours);
  const perRecipient = Map.groupBy(different, (id) => aboutRequest.exec(id)?.[1] ?? '');
  const reached = Map.groupBy(perRecipient.keys(), (mail) => Number(/\d+/.exec(mail)?.[0]));
  const isMissing = ([id, count]: readonly [number, number]) =>
    (reached.get(id)?.length ?? 0) < Math.max(1, count) + 1;
  return {
    mailsMissing: [...expected].filter(isMissing).length,
    mailsDoubled: ours.length - different.size,
    mailsTwice: [...perRecipient.values()].filter((mails) => mails.length > 1).length,
  };
}

/** The charges of the counts. A mail has to be sent again if a fault may lie between its acceptance and its record. */
export function judgeCounts(counts: Counts, mailsMayDouble: boolean): string[] {
  const all = { ...counts, ...(mailsMayDouble && { mailsDoubled: 0 }) };
  const broken = Object.entries(charges).flatMap(([name, charge]) => {
    const count = all[name as keyof Counts];
    return charge !== null && count > 0 ? `${count} ${charge}` : [];
  });
  // A fault under which nothing was accepted before and after has shown nothing.
  return counts.acknowledged > 0 ? broken : ['no request was acknowledged', ...broken];
}

export function showCounts(counts: Counts | undefined) {
  const show = (figure: (counts: Counts) => number) =>
    counts ? figure(counts).toLocaleString('en') : '–';
  return {
    acknowledged: show((all) => all.acknowledged),
    lost: show((all) => all.lost),
    doubled: show((all) => all.doubled),
    'mails missing': show((all) => all.mailsMissing),
    'mails doubled': show((all) => all.mailsDoubled + all.mailsTwice),
    '5xx not 503': show((all) => all.failures),
  };
}
