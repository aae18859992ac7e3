import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OpenDatabase, openDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { serverUser } from '@orendi/server/testing/debian-postgres';
import { killTree, listTree } from '../../measure/proc.ts';
import type { Undo } from '../../product/undo.ts';
import type { Programs } from './find-programs.ts';
import { makeServerFolder, runServer } from './run-server.ts';

const patienceMs = 90_000;

interface Place {
  programs: Programs;
  folder: string;
  nextPort: () => number;
}

/** PostgreSQL on three places, each with a Patroni that promotes without a person, and one etcd. */
export async function startPatroni(place: Place, undo: Undo) {
  const etcd = await startEtcd(place, undo);

  const nodes: Awaited<ReturnType<typeof startNode>>[] = [];
  for (const name of ['pg1', 'pg2', 'pg3']) nodes.push(await startNode(name, etcd, place, undo));

  /** Waits for a node of which Patroni says that it is this; without the synchronous standby nothing is committed. */
  const find = (what: '/primary' | '/synchronous' | '/asynchronous') =>
    waitFor(`Patroni has no ${what.slice(1)}.`, async () => {
      for (const node of nodes) {
        const isIt = node.ask(what).then(({ ok }) => ok);
        if (await isIt.catch(() => false)) return node;
      }
      return null;
    });
  const open = async (): Promise<OpenDatabase> => {
    const { port } = await find('/primary');
    const connection = { host: '127.0.0.1', port, user: role, database: role, max: 2 };
    const opened = openDatabase(connection, silentLog);
    // It has the leader's lock before it takes writes.
    const recovering = 'select 1 where pg_is_in_recovery()';
    while ((await opened.pool.query(recovering)).rowCount) await pause(100);
    return opened;
  };
  /** Waits until both standbys follow the primary. */
  const untilWhole = async () => {
    const { pool, close } = await open();
    const streaming = `select 1 from pg_stat_replication where state = 'streaming'`;
    try {
      await waitFor('The standbys do not follow the primary.', async () =>
        (await pool.query(streaming)).rowCount === nodes.length - 1 ? true : null,
      );
    } finally {
      await close();
    }
  };
  await untilWhole();
  await find('/synchronous');
  return {
    nodes,
    untilWhole,
    find,
    /** Connects to whichever is the primary by now. */
    open,
  };
}

/** Everybody's, and the name of the database. */
export const role = 'postgres';

async function waitFor<Found>(failure: string, look: () => Promise<Found | null>): Promise<Found> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await pause(200)) {
    const found = await look();
    if (found !== null) return found;
  }
  throw new Error(failure);
}

/** @returns where clients find it */
async function startEtcd({ programs, folder, nextPort }: Place, undo: Undo): Promise<string> {
  const user = serverUser();
  const [port, peers] = [nextPort(), nextPort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  const cwd = makeServerFolder(folder, 'etcd', user);
  const command = [
    programs.etcd,
    '--name=etcd1',
    `--data-dir=${join(cwd, 'data')}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=etcd1=${peer}`,
  ];
  const isReady = async () => (await fetch(`${client}/health`)).ok;
  await runServer({ name: 'etcd', command, user, cwd, port, isReady }, undo);
  return `127.0.0.1:${port}`;
}

/** A PostgreSQL with its Patroni. */
async function startNode(
  name: string,
  etcd: string,
  { programs, folder, nextPort }: Place,
  undo: Undo,
) {
  const user = serverUser();
  const cwd = makeServerFolder(folder, name, user);
  const [port, api] = [nextPort(), nextPort()];
  const ask = (path: string) => fetch(`http://127.0.0.1:${api}${path}`);
  const file = join(cwd, 'patroni.yml');
  const [address, rest] = [`127.0.0.1:${port}`, `127.0.0.1:${api}`];
  // Patroni's own settings, as docs/operations/replicas.md gives them; YAML holds JSON.
  const settings = {
    scope: 'orendi',
    name,
    etcd3: { hosts: etcd },
    restapi: { listen: rest, connect_address: rest },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { auth: 'trust' }],
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: join(cwd, 'data'),
      bin_dir: programs.postgres,
      pgpass: join(cwd, 'pgpass'),
      parameters: { unix_socket_directories: cwd },
      authentication: {
        superuser: { username: role },
        replication: { username: 'replicator' },
      },
    },
  };
  writeFileSync(file, JSON.stringify(settings));
  const command = [programs.patroni, file];
  const isReady = async () => (await ask('/health')).ok;
  const server = await runServer(
    { name: `Patroni of ${name}`, command, user, cwd, port: api, isReady },
    undo,
  );
  /** Patroni, and PostgreSQL, which is no child of it, while it runs. */
  const pids = async () => {
    const file = await readFile(join(cwd, 'data/postmaster.pid'), 'utf8').catch(() => '0');
    return [server.pid(), parseInt(file, 10)].filter((pid) => listTree(pid).length > 0);
  };
  /** Ends both at once, as when their machine loses its power. */
  const kill = async () => {
    const [, postmaster = 0] = await pids();
    const gone = server.kill();
    killTree(postmaster);
    await gone;
  };
  return { name, port, ask, start: server.start, kill, pids };
}
