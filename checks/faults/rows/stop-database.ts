import type { FaultLine } from '../outcome.ts';
import { runFaults } from '../run-fault.ts';
import type { Ground } from '../shop/open-fault-shop.ts';
import { listDatabase, signalAll } from '../shop/signal-database.ts';

const seconds = 75;

/** A database that hangs, and one that is gone, for longer than anything waits. */
export async function stopDatabase(ground: Ground): Promise<FaultLine[]> {
  const frozen = await runFaults(ground, {}, [
    (shop) => {
      let pids: number[] = [];
      const wake = async () => signalAll(pids, 'SIGCONT');
      // A frozen process would outlive everything else.
      shop.undo.add(wake);
      return {
        fault: 'all database processes frozen (SIGSTOP)',
        seconds,
        async begin() {
          pids = await listDatabase(shop);
          signalAll(pids, 'SIGSTOP');
        },
        end: wake,
      };
    },
  ]);
  const gone = await runFaults(ground, { isBeside: true }, [
    ({ beside }) => ({
      fault: 'database shut down, started again',
      seconds,
      begin: () => beside?.stop(),
      end: () => beside?.start(),
    }),
  ]);
  return [...frozen, ...gone];
}
