import type { Fault } from '../fault.ts';
import { beside, usual } from '../shop/prepare.ts';
import { underVisitors } from '../under-visitors.ts';
import { listTree, signalAll } from '../../measure/proc.ts';
import { readPostmaster } from '../../product/open-shop.ts';

const seconds = 75;

/** A database that hangs, and one that is gone, for longer than anything waits. */
export const database: Fault[] = [
  underVisitors('all database processes frozen (SIGSTOP)', usual, async ({ dataDir, undo }) => {
    const postmaster = await readPostmaster(dataDir);
    const signal = async (what: NodeJS.Signals) => signalAll(listTree(postmaster), what);
    // A frozen process would outlive everything else.
    undo.add(() => signal('SIGCONT'));
    return { seconds, begin: () => signal('SIGSTOP'), end: () => signal('SIGCONT') };
  }),
  underVisitors('database shut down, started again', beside, (shop) => ({
    seconds,
    begin: shop.stopDatabase,
    end: shop.startDatabase,
  })),
];
