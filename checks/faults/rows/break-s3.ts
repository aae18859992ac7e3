import { setTimeout as pause } from 'node:timers/promises';
import { startInMemoryS3 } from '@orendi/server/platform/media/testing/in-memory-s3';
import { type SilentProxy, startSilentProxy } from '@orendi/server/testing/silent-proxy';
import type { FaultLine } from '../fault-line.ts';
import type { Ground } from '../ground.ts';
import { type FaultPlan, runFault } from '../run-fault.ts';
import { type FaultShop, withFaultShop } from '../shop/open-fault-shop.ts';
import { type FaultSeller, judgePublished, judgeRefusal, openSeller } from '../shop/open-seller.ts';

type Bucket = Awaited<ReturnType<typeof startInMemoryS3>>;

interface S3Fault extends Pick<FaultPlan, 'fault' | 'seconds'> {
  begin(bucket: Bucket, proxy: SilentProxy): void;
  end(bucket: Bucket, proxy: SilentProxy): void;
  during(seller: FaultSeller, proxy: SilentProxy): Promise<string[]>;
}

const secret = 'a-secret';
const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];
/** A minute is what most proxies in front of a shop wait. */
const mostSeconds = 60;
const afterSeconds = 10;

const faults: S3Fault[] = [
  {
    fault: 'S3 answers 503 to everything',
    seconds: 20,
    begin: ({ outage }) => methods.forEach((method) => outage.methods.add(method)),
    end: ({ outage }) => outage.methods.clear(),
    during: async (seller) => judgeRefusal(await seller.publish(), mostSeconds),
  },
  {
    fault: 'S3 silent',
    seconds: 30,
    begin: (_, proxy) => proxy.silence(),
    end: (_, proxy) => proxy.resume(),
    during: async (seller) => judgeRefusal(await seller.publish(), mostSeconds),
  },
  {
    fault: 'S3 slow, two seconds for every answer',
    seconds: 20,
    begin: () => {},
    end: (_, proxy) => proxy.resume(),
    async during(seller, proxy) {
      const uploading = new AbortController();
      const slowness = passSlowly(proxy, uploading.signal);
      const published = await seller.publish();
      uploading.abort();
      await slowness;
      return published.status === 201 ? [] : [`a slow upload answered ${published.status}`];
    },
  },
];

/** A bucket for pictures in trouble: uploads are refused in time, and nobody else notices. */
export async function breakS3(ground: Ground): Promise<FaultLine[]> {
  const lines: FaultLine[] = [];
  for (const { begin, end, during, ...fault } of faults) {
    lines.push(
      await withBucket(ground, async (shop, bucket, proxy) => {
        const seller = await openSeller(shop);
        const before = await seller.publish();
        if (before.status !== 201) throw new Error(`An upload answered ${before.status}.`);
        return runFault({
          ...fault,
          shop,
          begin: () => begin(bucket, proxy),
          during: () => during(seller, proxy),
          end: () => end(bucket, proxy),
          after: async () => judgePublished(await seller.publish(), afterSeconds),
        });
      }),
    );
  }
  return lines;
}

async function passSlowly(proxy: SilentProxy, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    proxy.silence();
    await pause(2_000);
    proxy.resume();
    await pause(50);
  }
}

async function withBucket(
  ground: Ground,
  work: (shop: FaultShop, bucket: Bucket, proxy: SilentProxy) => Promise<FaultLine>,
): Promise<FaultLine> {
  const bucket = await startInMemoryS3('pictures', secret);
  const [host = '', port] = bucket.host.split(':');
  const proxy = await startSilentProxy({ host, port: Number(port) });
  const close = ground.undo.add(async () => {
    await proxy.close();
    await bucket.stop();
  });
  const S3_URL = `s3://key:${secret}@127.0.0.1:${proxy.port}/pictures?ssl=false`;
  try {
    return await withFaultShop(ground, { env: { S3_URL } }, (shop) => work(shop, bucket, proxy));
  } finally {
    await close();
  }
}
