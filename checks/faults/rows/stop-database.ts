import type { FaultLine } from '../outcome.ts';
import { runFaults } from '../run-fault.ts';
import type { Ground } from '../shop/open-fault-shop.ts';
import { findPostmaster } from '../shop/find-database.ts';
import { listTree, signalAll } from '../../measure/proc.ts';

const seconds = 75;

/** A database that hangs, and one that is gone, for longer than anything waits. */
export async function stopDatabase(ground: Ground): Promise<FaultLine[]> {
  const frozen = await runFaults(ground, {}, [
    async (shop) => {
      const postmaster = await findPostmaster(shop);
      const signal = async (what: NodeJS.Signals) => signalAll(listTree(postmaster), what);
      // A frozen process would outlive everything else.
      shop.undo.add(() => signal('SIGCONT'));
      return {
        fault: 'all database processes frozen (SIGSTOP)',
        seconds,
        begin: () => signal('SIGSTOP'),
        end: () => signal('SIGCONT'),
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
