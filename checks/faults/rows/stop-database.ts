import { startSilentProxy } from '@orendi/server/testing/silent-proxy';
import type { FaultLine } from '../fault-line.ts';
import type { Ground } from '../ground.ts';
import { runFault } from '../run-fault.ts';
import { withFaultShop } from '../shop/open-fault-shop.ts';
import { listDatabase, signalAll } from '../shop/signal-database.ts';

const seconds = 75;

/** A database that hangs, and one that is gone, for longer than anything waits. */
export async function stopDatabase(ground: Ground): Promise<FaultLine[]> {
  return [await freeze(ground), await shutDown(ground)];
}

function freeze(ground: Ground): Promise<FaultLine> {
  return withFaultShop(ground, {}, (shop) => {
    let frozen: number[] = [];
    // A frozen process would outlive everything else.
    shop.undo.add(async () => signalAll(frozen, 'SIGCONT'));
    return runFault({
      fault: 'all database processes frozen (SIGSTOP)',
      shop,
      seconds,
      async begin() {
        frozen = await listDatabase(shop);
        signalAll(frozen, 'SIGSTOP');
      },
      end: () => signalAll(frozen, 'SIGCONT'),
    });
  });
}

function shutDown(ground: Ground): Promise<FaultLine> {
  const behind = async (database: { path: string }, undo: Ground['undo']) => {
    const proxy = await startSilentProxy(database);
    undo.add(proxy.close);
    return proxy;
  };
  return withFaultShop(ground, { behind }, (shop) =>
    runFault({
      fault: 'database shut down, started again',
      shop,
      seconds,
      begin: () => shop.beside?.stop(),
      end: () => shop.beside?.start(),
    }),
  );
}
