import { databaseCpuBetween, readDatabaseCpu } from './database-cpu.ts';
import { processCpu } from './process-cpu.ts';

/** Processor milliseconds. */
export interface Cpu {
  node: number;
  database: number;
}

/** Begins to measure a server and the database behind it. @returns reads what they have used since */
export function startMeter(server: { pid: number; postmaster: number }): () => Cpu {
  const database = readDatabaseCpu(server.postmaster);
  const node = processCpu(server.pid);
  return () => ({
    node: processCpu(server.pid) - node,
    database: databaseCpuBetween(database, readDatabaseCpu(server.postmaster)),
  });
}
