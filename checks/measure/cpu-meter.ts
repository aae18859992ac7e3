import { cpuOfEnded, listProc, listTree, readProc } from './proc.ts';

/** Starts measuring a server and its database. The result reads the processor milliseconds that they have used since. */
export function startMeter(server: { pid: number; postmaster: number }) {
  const database = readDatabase(server.postmaster);
  const readNode = startProcessMeter(server.pid);
  return () => ({
    node: readNode(),
    database: databaseCpuBetween(database, readDatabase(server.postmaster)),
  });
}

/** Starts measuring a process, each thread by itself: one that ends takes its time with it. */
export function startProcessMeter(pid: number): () => number {
  const before = threadCpu(pid);
  return () => {
    let sum = 0;
    for (const [thread, cpu] of threadCpu(pid)) sum += cpu - (before.get(thread) ?? 0);
    return sum;
  };
}

function threadCpu(pid: number): Map<string, number> {
  return new Map(
    listProc(`${pid}/task`).map((thread) => {
      const [nanoseconds] = readProc(`${pid}/task/${thread}/schedstat`).split(' ', 1);
      return [thread, Number(nanoseconds) / 1e6];
    }),
  );
}

type Reading = ReturnType<typeof readDatabase>;

/** Cumulative processor milliseconds of each live process of PostgreSQL but the postmaster, and of all ended ones. */
function readDatabase(postmaster: number) {
  const living = new Map(
    listTree(postmaster)
      .slice(1)
      .map((pid) => {
        const isClients = /\[local\]|parallel worker/.test(readProc(`${pid}/cmdline`));
        const cpu = [...threadCpu(pid).values()].reduce((sum, one) => sum + one, 0);
        return [pid, { cpu, isClients }];
      }),
  );
  return { living, ended: cpuOfEnded(postmaster) };
}

/**
 * Work done for clients between two readings: by their backends, and by parallel workers, which end before anybody can
 * read their time. The kernel reports those only in steps of 10 ms; over many calls that averages out.
 */
function databaseCpuBetween(before: Reading, after: Reading): number {
  let backends = 0;
  for (const [pid, { cpu, isClients }] of after.living) {
    if (isClients) backends += cpu - (before.living.get(pid)?.cpu ?? 0);
  }
  let knownOfEnded = 0;
  for (const [pid, { cpu }] of before.living) if (!after.living.has(pid)) knownOfEnded += cpu;
  return backends + Math.max(0, after.ended - before.ended - knownOfEnded);
}
