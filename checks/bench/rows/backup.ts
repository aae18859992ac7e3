import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { storePictures } from '../backup/store-pictures.ts';
import { type Draws, prepareDraws } from '../draws/draw-listing.ts';
import { type Ground, withShop } from '../ground.ts';
import type { Line } from '../print-lines.ts';
import { askWell, openCaller } from '../../visitors/ask.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { percentile } from '../../measure/paired-ratio.ts';
import type { Shop } from '../../product/open-shop.ts';
import { sendAtPace } from '../requests/send-requests.ts';
import { listKinds } from './list-kinds.ts';

const pictures = { count: 2_000, bytes: 80_000 };
const perSecond = 50;
const warmUpMs = 5_000;
const quietMs = 20_000;
const lookMs = 50;

/** A backup as the schedule takes it, and what the public notices of it. */
export async function measureBackup(ground: Ground): Promise<Line[]> {
  const to = join(await makeTempFolder(ground.undo), 'backups');
  return withShop(
    ground,
    async (shop) => {
      const removePictures = await storePictures(shop, ground.dataDir, pictures);
      try {
        return await measureIn(shop, ground, to);
      } finally {
        await removePictures();
      }
    },
    { BACKUP_TO: to, RATE_LIMIT_SCALE: '1000000' },
  );
}

async function measureIn(shop: Shop, { random }: Ground, to: string): Promise<Line[]> {
  const draws = await prepareDraws(shop.database, random);
  await callMeanwhile(shop, draws, () => pause(warmUpMs));
  const quiet = await callMeanwhile(shop, draws, () => pause(quietMs));
  const first = await backUp(shop, draws, to);
  const again = await backUp(shop, draws, to);
  const [name = ''] = (await readdir(to)).filter((one) => /^20.*Z$/.test(one)).sort();
  const tables = megabytes(await sizeOf(join(to, name)));
  const stored = megabytes(await sizeOf(join(to, 'pictures')));
  return [
    {
      work: 'backup, the first',
      measured: `${first.seconds.toFixed(1)} s: tables ${tables}, pictures ${stored}`,
    },
    { work: 'backup, another', measured: `${again.seconds.toFixed(1)} s` },
    { work: 'public calls without a backup', measured: describeWaits(quiet) },
    { work: 'public calls during the first', measured: describeWaits(first.waits) },
    { work: 'public calls during another', measured: describeWaits(again.waits) },
  ];
}

/** Makes public calls at an even pace until the work is done. */
async function callMeanwhile(
  { port }: Shop,
  draws: Draws,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const caller = openCaller(port, 64);
  const call = async () => {
    await askWell(caller, { path: draws.random.pick(listKinds).draw(draws) });
  };
  const done = new AbortController();
  const working = work().finally(() => done.abort());
  const waits: number[] = [];
  while (!done.signal.aborted) waits.push(...(await sendAtPace(call, perSecond, perSecond)));
  await working;
  caller.close();
  return waits;
}

/** Has the product take a backup at once, and calls it from the moment it begins until it is done. */
async function backUp(
  shop: Shop,
  draws: Draws,
  to: string,
): Promise<{ seconds: number; waits: number[] }> {
  const { pool } = shop.database;
  const before = (await readRuns(shop)).count;
  // As if a night had passed.
  await pool.query(`update backup_run set started_at = started_at - interval '2 days'`);
  await pool.query(`update job set due_at = now() where queue = 'backup'`);
  while (!(await isUnderWay(to))) await pause(lookMs);
  const waits = await callMeanwhile(shop, draws, async () => {
    while ((await readRuns(shop)).count === before) await pause(lookMs);
  });
  const { error, seconds } = await readRuns(shop);
  if (error !== null) throw new Error(`The backup failed: ${error}`);
  return { seconds, waits };
}

interface Runs {
  count: number;
  error: string | null;
  seconds: number;
}

async function readRuns({ database }: Shop): Promise<Runs> {
  const { rows } = await database.pool.query<Runs>(
    `select (select count(*)::int from backup_run) as count, error,
       extract(epoch from finished_at - started_at)::float8 as seconds
     from backup_run order by id desc limit 1`,
  );
  return rows[0] ?? { count: 0, error: null, seconds: 0 };
}

async function isUnderWay(to: string): Promise<boolean> {
  return existsSync(to) && (await readdir(to)).some((name) => name.endsWith('.unfinished'));
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function describeWaits(waits: number[]): string {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(waits, share).toFixed(1));
  return `p50 ${p50} ms, p99 ${p99} ms; ${waits.length} calls`;
}
