import { setTimeout as pause } from 'node:timers/promises';
import { startInMemoryS3 } from '@orendi/server/platform/media/testing/in-memory-s3';
import { type SilentProxy, startSilentProxy } from '@orendi/server/testing/silent-proxy';
import type { FaultLine } from '../outcome.ts';
import { type FaultPlan, runFaults } from '../run-fault.ts';
import type { Ground } from '../shop/open-fault-shop.ts';
import { type FaultSeller, openSeller } from '../shop/open-seller.ts';

type Trouble = Pick<FaultPlan, 'fault' | 'seconds' | 'begin' | 'end'> & {
  during(seller: FaultSeller): Promise<string[]>;
};

const secret = 'a-secret';
const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];

/** Most proxies in front of a shop wait as long. */
const mostSeconds = 60;
const isRefused = (seller: FaultSeller) => seller.publish(503, mostSeconds);

/** A bucket for pictures in trouble: uploads are refused in time, and nobody else notices. */
export async function breakS3(ground: Ground): Promise<FaultLine[]> {
  const bucket = await startInMemoryS3('pictures', secret);
  const [host = '', port] = bucket.host.split(':');
  const proxy = await startSilentProxy({ host, port: Number(port) });
  const close = ground.undo.add(async () => {
    await proxy.close();
    await bucket.stop();
  });
  const env = { S3_URL: `s3://key:${secret}@127.0.0.1:${proxy.port}/pictures?ssl=false` };
  const troubles: Trouble[] = [
    {
      fault: 'S3 answers 503 to everything',
      seconds: 20,
      begin: () => methods.forEach((method) => bucket.outage.methods.add(method)),
      end: () => bucket.outage.methods.clear(),
      during: isRefused,
    },
    {
      fault: 'S3 silent',
      seconds: 30,
      begin: () => proxy.silence(),
      end: () => proxy.resume(),
      during: isRefused,
    },
    {
      fault: 'S3 slow, two seconds for every answer',
      seconds: 20,
      end: () => proxy.resume(),
      async during(seller) {
        const uploading = new AbortController();
        const slowness = passSlowly(proxy, uploading.signal);
        const broken = await seller.publish(201, Infinity);
        uploading.abort();
        await slowness;
        return broken;
      },
    },
  ];
  const plans = troubles.map((trouble) => async (shop: Parameters<typeof openSeller>[0]) => {
    const seller = await openSeller(shop);
    const [before] = await seller.publish(201, Infinity);
    if (before !== undefined) throw new Error(`Before the fault, ${before}.`);
    return {
      ...trouble,
      during: () => trouble.during(seller),
      after: () => seller.publish(201, 10),
    };
  });
  try {
    return await runFaults(ground, { env }, plans);
  } finally {
    await close();
  }
}

async function passSlowly(proxy: SilentProxy, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    proxy.silence();
    await pause(2_000);
    proxy.resume();
    await pause(50);
  }
}
