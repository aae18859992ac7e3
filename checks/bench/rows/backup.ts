import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Bench, withShop } from '../bench.ts';
import type { Line } from '../line.ts';
import { type Draws, prepareDraws } from '../queries/draws.ts';
import { listKinds } from '../queries/list-kinds.ts';
import { copyAside } from '../small-machine.ts';
import { percentile } from '../../measure/ratios.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import type { Shop } from '../../product/open-shop.ts';
import { askWell, openCaller } from '../../visitors/ask.ts';
import { callAtRate } from '../../visitors/at-rate.ts';

const pictures = { count: 2_000, bytes: 80_000 };
const perSecond = 50;
const warmUpMs = 5_000;
const quietMs = 20_000;
const lookMs = 50;

/** A backup as the schedule takes it, of a copy with pictures, and what the public notices of it. */
export async function measureBackup(bench: Bench): Promise<Line[]> {
  const { dataDir } = await copyAside(bench.dataDir, bench.undo);
  const to = join(await makeTempFolder(bench.undo), 'backups');
  const measure = async (shop: Shop): Promise<Line[]> => {
    await storePictures(shop, dataDir);
    const draws = await prepareDraws(shop.database, bench.random);
    await callMeanwhile(shop, draws, pause(warmUpMs));
    const quiet = await callMeanwhile(shop, draws, pause(quietMs));
    const first = await backUp(shop, draws, to);
    const again = await backUp(shop, draws, to);
    const [name = ''] = (await readdir(to)).filter((one) => /^20.*Z$/.test(one)).sort();
    const [tables, stored] = [await tellSize(join(to, name)), await tellSize(join(to, 'pictures'))];
    const size = `tables ${tables}, pictures ${stored}`;
    return [
      { work: 'backup, the first', measured: `${first.seconds.toFixed(1)} s: ${size}` },
      { work: 'backup, another', measured: `${again.seconds.toFixed(1)} s` },
      { work: 'public calls without a backup', measured: tellWaits(quiet) },
      { work: 'public calls during the first', measured: tellWaits(first.waits) },
      { work: 'public calls during another', measured: tellWaits(again.waits) },
    ];
  };
  return withShop({ ...bench, dataDir }, measure, { BACKUP_TO: to });
}

/**
 * Makes public calls at an even pace until the work is done.
 * @returns milliseconds from the moment each was due to its answer
 */
async function callMeanwhile(
  { port }: Shop,
  draws: Draws,
  work: Promise<unknown>,
): Promise<number[]> {
  const caller = openCaller(port, 64);
  const waits: number[] = [];
  const visitors = callAtRate(perSecond, async (due) => {
    await askWell(caller, { path: draws.random.pick(listKinds).draw(draws) });
    waits.push(performance.now() - due);
  });
  try {
    await work;
  } finally {
    // Else they would come for ever.
    await visitors.stop();
    caller.close();
  }
  return waits;
}

/** Has the product take a backup at once, and calls it from the moment it begins until it is done. */
async function backUp(shop: Shop, draws: Draws, to: string) {
  const { pool } = shop.database;
  const readRuns = async () => {
    const { rows } = await pool.query<{ id: number; error: string | null; seconds: number }>(
      `select id, error, extract(epoch from finished_at - started_at)::float8 as seconds
       from backup_run order by id desc limit 1`,
    );
    return rows[0] ?? { id: 0, error: null, seconds: 0 };
  };
  const before = await readRuns();
  // Ages the last run, so that the schedule is due.
  await pool.query(`update backup_run set started_at = started_at - interval '2 days'`);
  await pool.query(`update job set due_at = now() where queue = 'backup'`);
  while (!(await isUnderWay(to))) await pause(lookMs);
  const untilDone = async () => {
    while ((await readRuns()).id === before.id) await pause(lookMs);
  };
  const waits = await callMeanwhile(shop, draws, untilDone());
  const { error, seconds } = await readRuns();
  if (error !== null) throw new Error(`The backup failed: ${error}`);
  return { seconds, waits };
}

async function isUnderWay(to: string): Promise<boolean> {
  return existsSync(to) && (await readdir(to)).some((name) => name.endsWith('.unfinished'));
}

async function tellSize(folder: string): Promise<string> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function tellWaits(waits: number[]): string {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(waits, share).toFixed(1));
  return `p50 ${p50} ms, p99 ${p99} ms; ${waits.length} calls`;
}

/** Puts pictures into the store of a shop, with their rows: noise behind the head of a WebP. */
async function storePictures({ database }: Shop, dataDir: string): Promise<void> {
  const { count, bytes } = pictures;
  const keys: string[] = [];
  while (keys.length < count) {
    const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), randomBytes(bytes - 12)]);
    webp.writeUInt32LE(bytes - 8, 4);
    const key = `${createHash('sha256').update(webp).digest('hex').slice(0, 32)}-800x600-c0a080`;
    const folder = join(dataDir, 'pictures', key.slice(0, 2), key);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'original.webp'), webp);
    keys.push(key);
  }
  await database.pool.query(
    'insert into picture (key, bytes, focus) select unnest($1::text[]), $2, $3',
    [keys, bytes, [0.5, 0.5]],
  );
}
