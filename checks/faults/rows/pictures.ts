import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drawNoise } from '@orendi/server/platform/media/testing/draw-picture';
import { startInMemoryS3 } from '@orendi/server/platform/media/testing/in-memory-s3';
import { type SilentProxy, startSilentProxy } from '@orendi/server/testing/silent-proxy';
import { headOfUpload, openSlowClients } from '../../visitors/slow-clients.ts';
import type { Fault } from '../fault.ts';
import { judgeUpload } from '../../visitors/seller.ts';
import { type FaultShop, type Place, usual } from '../shop/open-fault-shop.ts';
import { type FaultPlan, underVisitors } from '../under-visitors.ts';

const secret = 'a-secret';
const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];

/** Most proxies in front of a shop wait as long. */
const mostSeconds = 60;

type Bucket = Awaited<ReturnType<typeof withBucket>>;

const withBucket = async ({ undo }: Place) => {
  const bucket = await startInMemoryS3('pictures', secret);
  undo.add(bucket.stop);
  const [host = '', port] = bucket.host.split(':');
  const proxy = await startSilentProxy({ host, port: Number(port) });
  undo.add(proxy.close);
  const env = { S3_URL: `s3://key:${secret}@127.0.0.1:${proxy.port}/pictures?ssl=false` };
  return { bucket, proxy, env };
};

const troubled = (
  title: string,
  planFor: (shop: FaultShop & Bucket) => Pick<FaultPlan, 'seconds' | 'begin' | 'during' | 'end'>,
): Fault =>
  underVisitors(`S3 ${title}`, withBucket, async (shop) => {
    const [before] = await judgeUpload(shop, 201, Infinity);
    if (before !== undefined) throw new Error(`Before the fault, ${before}.`);
    const during = () => judgeUpload(shop, 503, mostSeconds);
    return { during, ...planFor(shop), after: () => judgeUpload(shop, 201, 10) };
  });

/** A bucket for pictures in trouble: uploads are refused in time, and nobody else notices. */
export const s3: Fault[] = [
  troubled('answers 503 to everything', ({ bucket: { outage } }) => ({
    seconds: 20,
    begin: () => methods.forEach((method) => outage.methods.add(method)),
    end: () => outage.methods.clear(),
  })),
  troubled('silent', ({ proxy }) => ({
    seconds: 30,
    begin: () => proxy.silence(),
    end: () => proxy.resume(),
  })),
  troubled('slow, two seconds for every answer', (shop) => ({
    seconds: 20,
    async during() {
      const uploading = new AbortController();
      const slowness = passSlowly(shop.proxy, uploading.signal);
      const broken = await judgeUpload(shop, 201, Infinity);
      uploading.abort();
      await slowness;
      return broken;
    },
    end: () => shop.proxy.resume(),
  })),
];

async function passSlowly(proxy: SilentProxy, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    proxy.silence();
    await pause(2_000);
    proxy.resume();
    await pause(50);
  }
}

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
