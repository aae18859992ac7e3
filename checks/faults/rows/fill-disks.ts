import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Fault, NotRun } from '../fault.ts';
import { mailRecovery, untilMailed } from './break-mail.ts';
import { judgeUpload } from '../shop/judge-upload.ts';
import type { FaultShop } from '../shop/open-fault-shop.ts';
import { type FaultPlan, underVisitors } from '../under-visitors.ts';
import type { Undo } from '../../product/undo.ts';

const run = promisify(execFile);

interface SmallDisk {
  title: string;
  /** In the data folder. */
  folder: string;
  megabytes: number;
  plan(shop: FaultShop): FaultPlan;
}

const uploadSeconds = 10;

const disks: SmallDisk[] = [
  {
    title: 'database',
    folder: 'postgres',
    megabytes: 256,
    plan: () => ({
      after: ({ ready }) =>
        ready.has(503) ? [] : ['/readyz said ready while nothing could be stored'],
    }),
  },
  {
    title: 'pictures',
    folder: 'pictures',
    megabytes: 32,
    plan: (shop) => ({
      during: () => judgeUpload(shop, 503, uploadSeconds),
      after: () => judgeUpload(shop, 201, uploadSeconds),
    }),
  },
  {
    title: 'mails',
    folder: 'mail',
    megabytes: 64,
    plan: (shop) => ({ untilWell: (since) => untilMailed(shop, since), recovery: mailRecovery }),
  },
];

/** Disks that fill up, and have room again without a restart. */
export const disk: Fault[] = disks.map(({ title, folder, megabytes, plan }) =>
  underVisitors(
    `disk of the ${title} full, then space again`,
    async ({ dataDir, undo }) => {
      await mountSmallDisk(join(dataDir, folder), megabytes, undo);
      return { mailsAsFiles: folder === 'mail' };
    },
    (shop) => {
      const filler = join(shop.dataDir, folder, 'fills-the-disk');
      return { seconds: 20, begin: () => fillDisk(filler), end: () => rm(filler), ...plan(shop) };
    },
  ),
);

/**
 * Mounts a disk in memory, until the end.
 * @throws NotRun where none of a given size can be had
 */
async function mountSmallDisk(folder: string, megabytes: number, undo: Undo) {
  if (process.platform !== 'linux') throw new NotRun('needs Linux, for a disk in memory');
  if (process.getuid?.() !== 0) throw new NotRun('needs root, to mount a disk in memory');
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  undo.add(async () => void (await run('umount', [folder])));
}

/** Fills the disk to its last byte. */
async function fillDisk(filler: string): Promise<void> {
  const filling = run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k'], { env: { LC_ALL: 'C' } });
  const said = await filling.then(() => '', String);
  if (!said.includes('No space left')) throw new Error(`The disk was not filled: ${said}`);
}
