import { setTimeout as pause } from 'node:timers/promises';
import { startInMemoryS3 } from '@orendi/server/platform/media/testing/in-memory-s3';
import { type SilentProxy, startSilentProxy } from '@orendi/server/testing/silent-proxy';
import type { Fault } from '../fault.ts';
import { judgeUpload } from '../shop/judge-upload.ts';
import type { FaultShop, Place } from '../shop/open-fault-shop.ts';
import { type FaultPlan, underVisitors } from '../under-visitors.ts';

const secret = 'a-secret';
const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];

/** Most proxies in front of a shop wait as long. */
const mostSeconds = 60;

type Bucket = Awaited<ReturnType<typeof withBucket>>;

/** Pictures are kept in a bucket behind a proxy. */
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
