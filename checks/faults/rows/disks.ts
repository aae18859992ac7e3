import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mailRecovery, untilMailed } from './mail.ts';
import type { Fault } from '../fault.ts';
import { judgeUpload } from '../../visitors/seller.ts';
import { type FaultShop, NotRun } from '../shop/open-fault-shop.ts';
import { type FaultPlan, underVisitors } from '../under-visitors.ts';
import type { Undo } from '../../product/undo.ts';

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
