import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drawNoise } from '@orendi/server/platform/media/testing/draw-picture';
import { usual } from '../shop/prepare.ts';
import { judgeUpload } from '../shop/judge-upload.ts';
import type { FaultShop } from '../shop/open-fault-shop.ts';
import { underVisitors } from '../under-visitors.ts';
import { headOfUpload, openSlowClients } from '../../visitors/slow-clients.ts';

const broken = 100;

/** Uploads whose sender vanishes at a random moment: nothing of them stays, and they hold no place. */
export const uploads = underVisitors(
  `${broken} uploads broken off`,
  usual,
  async (shop, { random }) => {
    const photo = await drawNoise(900, 700).png().toBuffer();
    const before = await listKept(shop);
    return {
      async begin() {
        const sent = Array.from({ length: broken }, () => breakOff(shop, photo, random.next()));
        await Promise.all(sent);
      },
      async after() {
        const left = (await listKept(shop)).filter((one) => !before.includes(one));
        return [
          ...(left.length > 0 ? [`${left.length} left behind, such as ${left[0]}`] : []),
          ...(await judgeUpload(shop, 201, 10)),
        ];
      },
      slowest: 5,
    };
  },
);

/** Sends a part of an upload, and leaves. */
async function breakOff(shop: FaultShop, photo: Buffer, part: number): Promise<void> {
  await pause(part * 2_000);
  // More is announced than there is, so that no moment is too late to break off.
  const sent = photo.subarray(0, Math.floor(part * photo.length));
  const head = headOfUpload(shop.headers, photo.length + 1_000);
  const first = Buffer.concat([Buffer.from(head), sent]);
  const sender = openSlowClients(shop, 1, { first });
  await pause(200);
  sender.leave();
}

/** Every product, and every file but those of the database and the mails; the first upload makes a folder that stays. */
async function listKept({ dataDir, database: { db } }: FaultShop): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
    .filter((path) => !/^(postgres|mail)\b/.test(path));
  const products = await db.selectFrom('product').select('id').execute();
  return [...files, ...products.map(({ id }) => `product ${id}`)];
}
