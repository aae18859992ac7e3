import { setTimeout as pause } from 'node:timers/promises';
import { startInMemoryS3 } from '@orendi/server/platform/media/testing/in-memory-s3';
import { type SilentProxy, startSilentProxy } from '@orendi/server/testing/silent-proxy';
import type { FaultLine } from '../outcome.ts';
import { type FaultPlan, judgeUpload, runFaults } from '../run-fault.ts';
import type { FaultShop, Ground } from '../shop/open-fault-shop.ts';
import { withUndo } from '../../product/undo.ts';

const secret = 'a-secret';
const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];

/** Most proxies in front of a shop wait as long. */
const mostSeconds = 60;

/** A bucket for pictures in trouble: uploads are refused in time, and nobody else notices. */
export function breakS3(ground: Ground): Promise<FaultLine[]> {
  return withUndo(ground.undo, async (undo) => {
    const bucket = await startInMemoryS3('pictures', secret);
    const [host = '', port] = bucket.host.split(':');
    const proxy = await startSilentProxy({ host, port: Number(port) });
    undo.add(async () => {
      await proxy.close();
      await bucket.stop();
    });
    const env = { S3_URL: `s3://key:${secret}@127.0.0.1:${proxy.port}/pictures?ssl=false` };
    const refused = (shop: FaultShop) => judgeUpload(shop, 503, mostSeconds);
    const slow = async (shop: FaultShop) => {
      const uploading = new AbortController();
      const slowness = passSlowly(proxy, uploading.signal);
      const broken = await judgeUpload(shop, 201, Infinity);
      uploading.abort();
      await slowness;
      return broken;
    };
    const plan =
      (
        fault: string,
        during: typeof refused,
        trouble: Pick<FaultPlan, 'seconds' | 'begin' | 'end'>,
      ) =>
      async (shop: FaultShop): Promise<FaultPlan> => {
        const [before] = await judgeUpload(shop, 201, Infinity);
        if (before !== undefined) throw new Error(`Before the fault, ${before}.`);
        const after = () => judgeUpload(shop, 201, 10);
        return { fault: `S3 ${fault}`, ...trouble, during: () => during(shop), after };
      };
    return runFaults({ ...ground, undo }, { env }, [
      plan('answers 503 to everything', refused, {
        seconds: 20,
        begin: () => methods.forEach((method) => bucket.outage.methods.add(method)),
        end: () => bucket.outage.methods.clear(),
      }),
      plan('silent', refused, { seconds: 30, begin: () => proxy.silence(), end: proxy.resume }),
      plan('slow, two seconds for every answer', slow, { seconds: 20, end: proxy.resume }),
    ]);
  });
}

async function passSlowly(proxy: SilentProxy, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    proxy.silence();
    await pause(2_000);
    proxy.resume();
    await pause(50);
  }
}
