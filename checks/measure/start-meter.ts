import { databaseCpuBetween, readDatabaseCpu } from './database-cpu.ts';
import { startProcessMeter } from './process-cpu.ts';

/** Processor milliseconds. */
export interface Cpu {
  node: number;
  database: number;
}

/**
 * Starts measuring a server and the database behind it.
 * @returns reads what they have used since
 */
export function startMeter(server: { pid: number; postmaster: number }): () => Cpu {
  const database = readDatabaseCpu(server.postmaster);
  const readNode = startProcessMeter(server.pid);
  return () => ({
    node: readNode(),
    database: databaseCpuBetween(database, readDatabaseCpu(server.postmaster)),
  });
}
