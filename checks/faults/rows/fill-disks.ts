import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FaultLine } from '../outcome.ts';
import { mailRecovery, untilMailed } from './break-mail.ts';
import { type FaultPlan, judgeUpload, runFaults } from '../run-fault.ts';
import type { FaultShop, Ground, ShopOptions } from '../shop/open-fault-shop.ts';

const run = promisify(execFile);

interface SmallDisk {
  title: string;
  /** In the data folder. */
  folder: string;
  megabytes: number;
  options?: ShopOptions;
  plan(shop: FaultShop): Partial<FaultPlan>;
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
    options: { mailsAsFiles: true },
    plan: (shop) => ({ untilWell: (since) => untilMailed(shop, since), recovery: mailRecovery }),
  },
];

/** Disks that fill up, and have room again without a restart. */
export async function fillDisks(ground: Ground): Promise<FaultLine[]> {
  const notRun = whyNoSmallDisk();
  const lines: FaultLine[] = [];
  for (const { title, folder, megabytes, options, plan } of disks) {
    const fault = `disk of the ${title} full, then space again`;
    if (notRun !== null) {
      lines.push({ fault, seconds: null, broken: [], notRun });
      continue;
    }
    const prepareFolder: ShopOptions['prepareFolder'] = (dataDir, undo) =>
      mountSmallDisk(join(dataDir, folder), megabytes, undo);
    const planFor = (shop: FaultShop): FaultPlan => {
      const filler = join(shop.dataDir, folder, 'fills-the-disk');
      const [begin, end] = [() => fillDisk(filler), () => rm(filler)];
      return { fault, seconds: 20, begin, end, ...plan(shop) };
    };
    lines.push(...(await runFaults(ground, { ...options, prepareFolder }, [planFor])));
  }
  return lines;
}

/** Why no disk of a given size can be had here; null if it can. */
function whyNoSmallDisk(): string | null {
  if (process.platform !== 'linux') return 'needs Linux, for a disk in memory';
  return process.getuid?.() === 0 ? null : 'needs root, to mount a disk in memory';
}

/** Mounts a disk in memory, until the end. */
async function mountSmallDisk(folder: string, megabytes: number, undo: Ground['undo']) {
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
