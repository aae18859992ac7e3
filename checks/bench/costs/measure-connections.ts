import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { processMemory } from '../../measure/process-cpu.ts';
import { readProc } from '../../measure/read-proc.ts';
import type { Shop } from '../../product/open-shop.ts';

const visitors = 1_000;
const settleMs = 2_000;

/** @returns megabytes of its own that each of the product's connections to the database takes there, by median */
export async function measureBackend({ database: { pool } }: Shop): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'orendi' and pid <> pg_backend_pid()`,
  );
  const sizes = rows.map(({ pid }) => {
    const own = /^Pss_Anon:\s*(\d+) kB/m.exec(readProc(`${pid}/smaps_rollup`))?.[1];
    return Number(own) / 1024;
  });
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? NaN;
}

/** @returns kilobytes of Node for each visitor's connection that is kept open after an answer */
export async function measureVisitor({ port, pid }: Shop): Promise<number> {
  const before = processMemory(pid).now;
  const sockets = Array.from({ length: visitors }, () => connect(port, '127.0.0.1'));
  try {
    for (const socket of sockets) {
      if (socket.connecting) await once(socket, 'connect');
      socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
      await once(socket, 'data');
    }
    await pause(settleMs);
    return ((processMemory(pid).now - before) * 1024) / visitors;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
