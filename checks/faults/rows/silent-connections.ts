import type { FaultLine } from '../outcome.ts';
import { runFaults } from '../run-fault.ts';
import { type Ground, withFaultShop } from '../shop/open-fault-shop.ts';

/** A network between product and database that keeps every socket open and passes nothing. */
export async function silenceConnections(ground: Ground): Promise<FaultLine[]> {
  const options = { isBeside: true };
  const lines = await runFaults(ground, options, [
    ({ beside }) => ({
      fault: 'all database connections silent, then new ones pass',
      seconds: 75,
      begin: () => beside?.proxy.silence(),
      end: () => beside?.proxy.forget(),
    }),
    ({ beside }) => ({
      fault: 'open database connections silent for good, new ones pass',
      seconds: 0,
      begin: () => beside?.proxy.silence('open'),
    }),
    ({ beside }) => ({
      fault: 'all database connections silent, then all that was held comes',
      seconds: 20,
      begin: () => beside?.proxy.silence(),
      end: () => beside?.proxy.resume(),
    }),
  ]);
  const stopped = await withFaultShop(
    ground,
    options,
    async ({ port, productId, beside, stop }) => {
      await fetch(`http://127.0.0.1:${port}/v1/public/products/${productId}`);
      beside?.proxy.silence();
      return stop();
    },
  );
  return [...lines, { fault: 'TERM while all database connections are silent', ...stopped }];
}
