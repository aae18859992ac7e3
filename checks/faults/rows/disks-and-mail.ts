import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Fault, type FaultPlan, underVisitors } from '../fault.ts';
import { type FaultShop, judgeUpload, NotRun, usual } from '../shop/open-fault-shop.ts';
import type { Undo } from '../../product/undo.ts';
import { poll } from '../../poll.ts';
import type { MailTrouble } from '../../product/open-mail-server.ts';

const run = promisify(execFile);

const uploadSeconds = 10;

type PlanFor = (shop: FaultShop) => FaultPlan;

const diskOf = (title: string, folder: string, megabytes: number, planFor: PlanFor) =>
  underVisitors(
    `disk of the ${title} full, then space again`,
    async ({ dataDir, undo }) => {
      await mountSmallDisk(join(dataDir, folder), megabytes, undo);
      // Without a mail server, mails become files.
      return folder === 'mail' ? { env: { SMTP_URL: '' } } : {};
    },
    (shop) => {
      const filler = join(shop.dataDir, folder, 'fills-the-disk');
      const [begin, end] = [() => fillDisk(filler), () => rm(filler)];
      return { seconds: 20, begin, end, ...planFor(shop) };
    },
  );

/** Disks that fill up, and have room again without a restart. */
export const disk: Fault[] = [
  diskOf('database', 'postgres', 256, () => ({
    after: (reads) =>
      reads.some(({ part, status }) => part === 'ready' && status === 503)
        ? []
        : ['/readyz said ready while nothing could be stored'],
  })),
  diskOf('pictures', 'pictures', 32, (shop) => ({
    during: () => judgeUpload(shop, 503, uploadSeconds),
    after: () => judgeUpload(shop, 201, uploadSeconds),
  })),
  diskOf('mails', 'mail', 64, (shop) => ({
    untilWell: (since) => untilMailed(shop, since),
    recovery: mailRecovery,
  })),
];

/** Mounts a disk in memory, until the end. @throws NotRun where none of a given size can be had */
async function mountSmallDisk(folder: string, megabytes: number, undo: Undo) {
  if (process.platform !== 'linux') throw new NotRun('needs Linux, for a disk in memory');
  if (process.getuid?.() !== 0) throw new NotRun('needs root, to mount a disk in memory');
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  undo.add(async () => void (await run('umount', [folder])));
}

async function fillDisk(filler: string): Promise<void> {
  const filling = run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k'], { env: { LC_ALL: 'C' } });
  const said = await filling.then(() => '', String);
  if (!said.includes('No space left')) throw new Error(`The disk was not filled: ${said}`);
}

/** The longest pause before a mail is tried again, and then some. */
const mailRecovery = 45;

const troubles: [title: string, trouble: MailTrouble, mailsMayDouble?: boolean][] = [
  // It cuts or silences those that are open, of which one may have taken a mail without having said so.
  ['refuses connections', 'refuse', true],
  ['hangs', 'hang', true],
  ['says 421', 421],
  ['says 450 to recipients', 450],
  ['says 550 to recipients', 550],
  // It takes what it does not confirm.
  ['drops after DATA', 'drop', true],
];

/** A mail server in every kind of trouble; each time, all mails must have gone out in the end. */
export const smtp: Fault[] = troubles.map(([title, trouble, mailsMayDouble]) =>
  underVisitors(`mail server ${title}`, usual, (shop) => ({
    seconds: 20,
    begin: () => shop.mailServer.setTrouble(trouble),
    end: () => shop.mailServer.setTrouble(null),
    mailsMayDouble,
    untilWell: (since) => untilMailed(shop, since),
    recovery: mailRecovery,
    slowest: 5,
  })),
);

/** Waits until no mail is left of those written up to now. */
async function untilMailed(shop: FaultShop, since: number): Promise<number | null> {
  const { pool } = shop.database;
  const [now] = (await pool.query<{ now: Date }>('select now()')).rows;
  const unsent = 'select 1 from mail where sent_at is null and created_at < $1 limit 1';
  const isMailed = async () => (await pool.query(unsent, [now?.now])).rowCount === 0;
  const mailed = await poll(isMailed, since + 120_000 - performance.now(), 200);
  return mailed && (performance.now() - since) / 1000;
}
