import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createMedia, insertPictures, keyOfPicture } from '@orendi/server/platform/media/index';
import { silentLog } from '@orendi/server/platform/log/log';
import { type Bench, withShop } from '../bench.ts';
import type { Line } from '../line.ts';
import { prepareDraws } from '../queries/draws.ts';
import { kindGroups } from '../queries/kinds.ts';
import { copyAside } from '../small-machine.ts';
import { percentile } from '../../measure/ratios.ts';
import { poll } from '../../poll.ts';
import type { Shop } from '../../product/open-shop.ts';
import { askWell, openCaller } from '../../visitors/ask.ts';
import { waitsDuring } from '../../visitors/at-rate.ts';

const pictures = { count: 2_000, bytes: 80_000 };
const perSecond = 50;
const warmUpMs = 5_000;
const quietMs = 20_000;
const lookMs = 50;

/** A backup as the schedule takes it, of a copy with pictures, and what the public notices of it. */
export async function measureBackup(bench: Bench): Promise<Line[]> {
  const { dataDir } = await copyAside(bench.dataDir, bench.undo);
  const to = await bench.undo.makeFolder();
  const measure = async (shop: Shop): Promise<Line[]> => {
    await storePictures(shop, dataDir);
    const draws = await prepareDraws(shop.database, bench.random);
    const caller = openCaller(shop.port, 64);
    const callDuring = (work: Promise<unknown>) =>
      waitsDuring(work, perSecond, () =>
        askWell(caller, { path: bench.random.pick(kindGroups.lists.kinds).draw(draws) }),
      );
    const backUp = async () => {
      const { seconds } = await beginBackup(shop, to);
      const waits = await callDuring(seconds);
      return { seconds: (await seconds).toFixed(1), waits: tellWaits(waits) };
    };
    await callDuring(pause(warmUpMs));
    const quiet = await callDuring(pause(quietMs));
    const first = await backUp();
    const again = await backUp();
    caller.close();
    const [name = ''] = (await readdir(to)).filter((one) => /^20.*Z$/.test(one)).sort();
    const [tables, stored] = [await tellSize(join(to, name)), await tellSize(join(to, 'pictures'))];
    const size = `tables ${tables}, pictures ${stored}`;
    return [
      { work: 'backup, the first', measured: `${first.seconds} s: ${size}` },
      { work: 'backup, another', measured: `${again.seconds} s` },
      { work: 'public calls without a backup', measured: tellWaits(quiet) },
      { work: 'public calls during the first', measured: first.waits },
      { work: 'public calls during another', measured: again.waits },
    ];
  };
  return withShop({ ...bench, dataDir }, measure, { BACKUP_TO: to });
}

/** Has the product take a backup at once; resolves when it has begun, to what resolves to its seconds. */
async function beginBackup({ database: { db, pool } }: Shop, to: string) {
  const runs = db.selectFrom('backup_run').selectAll();
  const before = await runs.execute();
  // Ages the last run, so that the schedule is due.
  await pool.query(`update backup_run set started_at = started_at - interval '2 days'`);
  await pool.query(`update job set due_at = now() where queue = 'backup'`);
  const isBegun = async () => (await readdir(to)).some((name) => name.endsWith('.unfinished'));
  await poll(isBegun, Infinity, lookMs);
  const finish = async () => {
    const run = await poll(async () => (await runs.execute())[before.length], Infinity, lookMs);
    if (!run || run.error !== null) throw new Error(`The backup failed: ${run?.error}`);
    return (run.finished_at.getTime() - run.started_at.getTime()) / 1000;
  };
  return { seconds: finish() };
}

async function tellSize(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true });
  const sizes = entries.map(async (name) => stat(join(folder, name)));
  const files = (await Promise.all(sizes)).filter((one) => one.isFile());
  return `${(files.reduce((sum, { size }) => sum + size, 0) / 1e6).toFixed(1)} MB`;
}

function tellWaits(waits: number[]): string {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(waits, share).toFixed(1));
  return `p50 ${p50} ms, p99 ${p99} ms; ${waits.length} calls`;
}

/** Puts pictures into a shop: noise behind the head of a WebP. */
async function storePictures({ database: { db } }: Shop, dataDir: string): Promise<void> {
  const { count, bytes } = pictures;
  const folder = join(dataDir, 'pictures');
  const media = await createMedia({ storage: { folder }, log: silentLog });
  for (let stored = 0; stored < count; stored += 1) {
    const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), randomBytes(bytes - 12)]);
    webp.writeUInt32LE(bytes - 8, 4);
    const facts = { width: 800, height: 600, color: 'c0a080' };
    const key = keyOfPicture(webp, facts);
    const picture = { ...facts, key, webp, focus: [0.5, 0.5] as [number, number] };
    await media.keep(picture);
    await insertPictures(db, [picture]);
  }
}
