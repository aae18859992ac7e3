import { type SilentProxy, startSilentProxy } from '@orendi/server/testing/silent-proxy';
import type { FaultLine } from '../fault-line.ts';
import type { Ground } from '../ground.ts';
import { type FaultPlan, runFault } from '../run-fault.ts';
import { type FaultShop, withFaultShop } from '../shop/open-fault-shop.ts';

type Act = (shop: FaultShop, proxy: SilentProxy) => Promise<FaultLine>;

/** A network between product and database that keeps every socket open and passes nothing. */
export async function silenceConnections(ground: Ground): Promise<FaultLine[]> {
  const plans: Omit<SilentPlan, 'shop'>[] = [
    {
      fault: 'all database connections silent, then new ones pass',
      seconds: 75,
      begin: (proxy) => proxy.silence(),
      end: (proxy) => proxy.forget(),
    },
    {
      fault: 'open database connections silent for good, new ones pass',
      seconds: 0,
      begin: (proxy) => proxy.silence('open'),
    },
    {
      fault: 'all database connections silent, then all that was held comes',
      seconds: 20,
      begin: (proxy) => proxy.silence(),
      end: (proxy) => proxy.resume(),
    },
  ];
  const lines: FaultLine[] = [];
  for (const plan of plans) {
    lines.push(
      await withProxy(ground, (shop, proxy) =>
        runFault({
          ...plan,
          shop,
          begin: () => plan.begin(proxy),
          end: () => plan.end?.(proxy),
        }),
      ),
    );
  }
  lines.push(await withProxy(ground, stopWhileSilent));
  return lines;
}

interface SilentPlan extends Pick<FaultPlan, 'fault' | 'seconds' | 'shop'> {
  begin(proxy: SilentProxy): void;
  end?(proxy: SilentProxy): void;
}

async function stopWhileSilent(shop: FaultShop, proxy: SilentProxy): Promise<FaultLine> {
  await fetch(`http://127.0.0.1:${shop.port}/v1/public/products/${shop.productId}`);
  proxy.silence();
  const { seconds, broken } = await shop.stop();
  return { fault: 'TERM while all database connections are silent', seconds, broken };
}

async function withProxy(ground: Ground, act: Act): Promise<FaultLine> {
  let proxy: SilentProxy | undefined;
  return withFaultShop(
    ground,
    {
      async behind(database, undo) {
        proxy = await startSilentProxy(database);
        undo.add(proxy.close);
        return proxy;
      },
    },
    async (shop) => {
      if (!proxy) throw new Error('There is no proxy.');
      return act(shop, proxy);
    },
  );
}
