import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { serverUser } from './debian-postgres.ts';

/** A server of a cluster: the primary, or a standby that follows it. */
export interface ClusterServer {
  name: string;
  url: string;
  /**
   * Runs a statement on a connection of its own.
   * @returns the first column of its first row
   */
  ask(statement: string): Promise<unknown>;
  start(): Promise<void>;
  /** Ends it without goodbye. */
  kill(): Promise<void>;
  promote(): Promise<void>;
}

export interface Cluster {
  primary: ClusterServer;
  standbys: [ClusterServer, ClusterServer];
  stop(): Promise<void>;
}

/**
 * A primary with two standbys in a temporary folder, of which one has to have each commit before it is acknowledged.
 * @param bin the folder of PostgreSQL's programs
 */
export async function startDebianCluster(bin: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'orendi-cluster-'));
  const user = serverUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...options, stdio: 'ignore' });
  const running = new Map<string, ChildProcess>();

  const serverOf = async (name: string, ...settings: string[]): Promise<ClusterServer> => {
    const data = join(folder, name);
    const port = await freePort();
    const url = `postgres://orendi@127.0.0.1:${port}/postgres`;
    const all = [`port=${port}`, 'listen_addresses=127.0.0.1', 'fsync=off', ...settings];
    const ask = async (statement: string) => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      try {
        await client.connect();
        const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
        return rows[0]?.[0];
      } finally {
        await client.end().catch(() => {});
      }
    };
    return {
      name,
      url,
      ask,
      async start() {
        const places = ['unix_socket_directories=', ...all].flatMap((each) => ['-c', each]);
        const args = ['-D', data, ...places];
        running.set(name, spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' }));
        for (const deadline = Date.now() + 20_000; ; await pause(20)) {
          const answer = await ask('select 1').catch((error: Error) => error);
          if (answer === 1) return;
          if (Date.now() > deadline) throw answer;
        }
      },
      async kill() {
        const server = running.get(name);
        running.delete(name);
        if (!server || server.exitCode !== null) return;
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGQUIT');
        await ended;
      },
      async promote() {
        await ask('select pg_promote(true, 20)');
      },
    };
  };

  const names = ['one', 'two'] as const;
  const primary = await serverOf(
    'primary',
    `synchronous_standby_names=ANY 1 (${names.join(', ')})`,
  );
  const initial = ['-U', 'orendi', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  run('initdb', '-D', join(folder, 'primary'), ...initial);
  const standbyOf = async (name: string) => {
    const standby = await serverOf(name);
    const way = `${primary.url}?application_name=${name}`;
    run('pg_basebackup', '-D', join(folder, name), '-R', '-c', 'fast', '--no-sync', '-d', way);
    await standby.start();
    return standby;
  };
  const stop = async () => {
    for (const server of running.values()) server.kill('SIGQUIT');
    await Promise.all(
      [...running.values()].map((server) => new Promise((resolve) => server.once('exit', resolve))),
    );
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await primary.start();
    return { primary, standbys: [await standbyOf('one'), await standbyOf('two')], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
