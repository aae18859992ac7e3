import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Undo } from '../../product/undo.ts';
import pg from 'pg';
import { runServer, type TrialServer } from './run-server.ts';
import type { ServerUser } from './server-user.ts';

const run = promisify(execFile);

/** One PostgreSQL server of the three. */
export interface PostgresNode extends TrialServer {
  port: number;
  /** Asks over a connection of its own. @throws Error when it does not answer within two seconds */
  ask<Row extends object>(sql: string, database?: string): Promise<Row[]>;
}

export interface NodePlan {
  name: string;
  port: number;
  /** Where its data go: it must not exist yet. */
  data: string;
  /** Its sockets go there too. */
  folder: string;
  bin: string;
  user: ServerUser;
  /** The names and ports of all nodes. */
  all: readonly { name: string; port: number }[];
}

/** Makes an empty data folder. */
export async function initialize({ bin, data, folder, user }: NodePlan): Promise<void> {
  const args = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await run(join(bin, 'initdb'), args, { ...user, cwd: folder });
}

/** Copies the data folder of a running server, and marks the copy as a standby. */
export async function copyFrom({ bin, data, folder, user }: NodePlan, port: number): Promise<void> {
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  await run(join(bin, 'pg_basebackup'), [...from, '-D', data, '-X', 'stream', '-c', 'fast'], {
    ...user,
    cwd: folder,
  });
  await run('touch', [join(data, 'standby.signal')], { ...user, cwd: folder });
}

/** Every node has the same settings, so that any of them can be the primary. */
export async function runNode(plan: NodePlan, undo: Undo): Promise<PostgresNode> {
  const { name, port, data, folder, bin, user, all } = plan;
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    cluster_name: name,
    shared_buffers: '64MB',
    // For a standby that was away.
    wal_keep_size: '512MB',
    // Acknowledged is what one of the others holds too.
    synchronous_standby_names: `ANY 1 (${all.map((node) => node.name).join(', ')})`,
    // A standby finds whichever of the others is the primary.
    primary_conninfo: [
      `host=${all.map(() => '127.0.0.1').join(',')}`,
      `port=${all.map((node) => node.port).join(',')}`,
      `user=postgres application_name=${name} target_session_attrs=primary connect_timeout=2`,
    ].join(' '),
    wal_retrieve_retry_interval: '500ms',
    wal_receiver_timeout: '5s',
    wal_sender_timeout: '5s',
  };
  const ask = <Row extends object>(sql: string, database = 'postgres') =>
    askOnce<Row>({ port, database }, sql);
  const server = await runServer(
    {
      name,
      program: join(bin, 'postgres'),
      args: ['-D', data, ...Object.entries(settings).flatMap((pair) => ['-c', pair.join('=')])],
      cwd: folder,
      user,
      isReady: async () => (await ask('select 1')).length === 1,
      // Does not wait for clients.
      endSignal: 'SIGINT',
    },
    undo,
  );
  return { ...server, port, ask };
}

async function askOnce<Row extends object>(
  { port, database }: { port: number; database: string },
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    database,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  // Killed under the question: the question fails.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
