import { join } from 'node:path';
import type { FaultLine } from '../fault-line.ts';
import type { Ground } from '../ground.ts';
import { runFault } from '../run-fault.ts';
import { withFaultShop } from '../shop/open-fault-shop.ts';
import { judgePublished, judgeRefusal, openSeller } from '../shop/open-seller.ts';
import { emptyDisk, fillDisk, mountSmallDisk, whyNoSmallDisk } from '../shop/small-disk.ts';
import { untilMailed } from './break-mail.ts';

const seconds = 20;
const megabytes = { database: 256, pictures: 32, mail: 64 };
const uploadSeconds = 10;

const titles = {
  database: 'disk of the database full, then space again',
  pictures: 'disk of the pictures full, then space again',
  mail: 'disk of the mails full, then space again',
};

/** Disks that fill up, and have room again without a restart. */
export async function fillDisks(ground: Ground): Promise<FaultLine[]> {
  const notRun = whyNoSmallDisk();
  if (notRun !== null) {
    return Object.values(titles).map((fault) => ({ fault, seconds: null, broken: [], notRun }));
  }
  return [await fillDatabase(ground), await fillPictures(ground), await fillMail(ground)];
}

function fillDatabase(ground: Ground): Promise<FaultLine> {
  const options = withDisk('postgres', megabytes.database);
  return withFaultShop(ground, options, (shop) => {
    const disk = join(shop.dataDir, 'postgres');
    return runFault({
      fault: titles.database,
      shop,
      seconds,
      begin: () => fillDisk(disk),
      end: () => emptyDisk(disk),
      after: ({ ready }) =>
        ready.has(503) ? [] : ['/readyz said ready while nothing could be stored'],
    });
  });
}

function fillPictures(ground: Ground): Promise<FaultLine> {
  return withFaultShop(ground, withDisk('pictures', megabytes.pictures), async (shop) => {
    const disk = join(shop.dataDir, 'pictures');
    const seller = await openSeller(shop);
    return runFault({
      fault: titles.pictures,
      shop,
      seconds,
      begin: () => fillDisk(disk),
      during: async () => judgeRefusal(await seller.publish(), uploadSeconds),
      end: () => emptyDisk(disk),
      after: async () => judgePublished(await seller.publish(), uploadSeconds),
    });
  });
}

function fillMail(ground: Ground): Promise<FaultLine> {
  const options = { ...withDisk('mail', megabytes.mail), mailsAsFiles: true };
  return withFaultShop(ground, options, (shop) => {
    const disk = join(shop.dataDir, 'mail');
    return runFault({
      fault: titles.mail,
      shop,
      seconds,
      begin: () => fillDisk(disk),
      end: () => emptyDisk(disk),
      untilWell: (since) => untilMailed(shop, since),
      recovery: 45,
    });
  });
}

const withDisk = (folder: string, size: number) => ({
  prepareFolder: (dataDir: string, undo: Ground['undo']) =>
    mountSmallDisk(join(dataDir, folder), size, undo),
});
