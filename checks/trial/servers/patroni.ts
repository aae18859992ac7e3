import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { serverUser } from '@orendi/server/testing/debian-postgres';
import { killTree, treeCpu } from '../../measure/proc.ts';
import type { Undo } from '../../product/undo.ts';
import type { Programs } from './find-programs.ts';
import { makeServerFolder, type NextPort, runServer } from './run-server.ts';

export type PostgresCluster = Awaited<ReturnType<typeof startPatroni>>;

/** The product's. */
export const role = 'orendi';

const patienceMs = 90_000;

interface Place {
  programs: Programs;
  folder: string;
  nextPort: NextPort;
}

/** PostgreSQL on three places, each with a Patroni that promotes without a person, and one etcd. */
export async function startPatroni(place: Place, undo: Undo) {
  const { programs, folder, nextPort } = place;
  const user = serverUser();
  const etcd = await startEtcd(place, undo);

  const startNode = async (name: string) => {
    const own = makeServerFolder(folder, name, user);
    const [port, api] = [await nextPort(), await nextPort()];
    const ask = (path: string) => fetch(`http://127.0.0.1:${api}${path}`);
    const file = join(own, 'patroni.yml');
    writeFileSync(
      file,
      JSON.stringify(settingsOf({ name, port, api, own, bin: programs.postgres, etcd })),
    );
    const isReady = async () => (await ask('/health')).ok;
    const server = await runServer(
      {
        name: `Patroni of ${name}`,
        program: programs.patroni,
        args: [file],
        user,
        cwd: own,
        port: api,
        isReady,
      },
      undo,
    );
    const pids = async () => {
      const pidFile = join(own, 'data/postmaster.pid');
      // PostgreSQL is no child of its Patroni.
      // The file may go at any moment.
      const text = await readFile(pidFile, 'utf8').catch(() => '0');
      const postmaster = parseInt(text, 10);
      return [server.pid(), postmaster].filter((pid) => treeCpu(pid) > 0);
    };
    /** Ends both at once, as when their machine loses its power. */
    const kill = async () => {
      const [, postmaster = 0] = await pids();
      const gone = server.kill();
      killTree(postmaster);
      await gone;
    };
    return { name, port, ask, start: server.start, kill, pids };
  };
  const nodes: Awaited<ReturnType<typeof startNode>>[] = [];
  for (const name of ['pg1', 'pg2', 'pg3']) nodes.push(await startNode(name));

  /** Waits for a node of which Patroni says that it is this. */
  const find = async (what: '/primary' | '/synchronous' | '/asynchronous') => {
    for (const end = performance.now() + patienceMs; performance.now() < end; await pause(200)) {
      for (const node of nodes) {
        const isIt = node.ask(what).then(({ ok }) => ok);
        if (await isIt.catch(() => false)) return node;
      }
    }
    throw new Error(`Patroni has no ${what.slice(1)}.`);
  };
  const openAt = async (as: string, database: string) => {
    const { port } = await find('/primary');
    const opened = openDatabase({ host: '127.0.0.1', port, user: as, database, max: 2 }, silentLog);
    // It has the leader's lock before it takes writes.
    const recovering = 'select 1 where pg_is_in_recovery()';
    while ((await opened.pool.query(recovering)).rowCount) await pause(100);
    return opened;
  };

  /** Waits until both standbys follow the primary. */
  const untilWhole = async () => {
    const database = await openAt('postgres', 'postgres');
    const streaming = `select 1 from pg_stat_replication where state = 'streaming'`;
    try {
      for (const end = performance.now() + patienceMs; performance.now() < end; await pause(200)) {
        if ((await database.pool.query(streaming)).rowCount === nodes.length - 1) return;
      }
      throw new Error('The standbys do not follow the primary.');
    } finally {
      await database.close();
    }
  };
  await untilWhole();
  await find('/synchronous');
  const admin = await openAt('postgres', 'postgres');
  await admin.pool.query(`create role ${role} login`);
  await admin.pool.query(`create database ${role} owner ${role}`);
  await admin.close();
  return {
    nodes,
    untilWhole,
    /** The primary, by Patroni's own account. Waits while there is none. */
    findPrimary: () => find('/primary'),
    /** The standby without which nothing is committed. */
    findSynchronous: () => find('/synchronous'),
    findAsynchronous: () => find('/asynchronous'),
    /** Connects to whichever is the primary by now. */
    open: () => openAt(role, role),
  };
}

/** @returns where clients find it */
async function startEtcd({ programs, folder, nextPort }: Place, undo: Undo): Promise<string> {
  const user = serverUser();
  const [port, peers] = [await nextPort(), await nextPort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  const cwd = makeServerFolder(folder, 'etcd', user);
  const options = {
    name: 'etcd1',
    'data-dir': join(cwd, 'data'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd1=${peer}`,
  };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const isReady = async () => (await fetch(`${client}/health`)).ok;
  await runServer({ name: 'etcd', program: programs.etcd, args, user, cwd, port, isReady }, undo);
  return `127.0.0.1:${port}`;
}

interface NodeSettings {
  name: string;
  port: number;
  /** Where its Patroni answers. */
  api: number;
  own: string;
  bin: string;
  etcd: string;
}

/** Patroni's own settings, as docs/operations/replicas.md gives them; YAML holds JSON. */
function settingsOf({ name, port, api, own, bin, etcd }: NodeSettings) {
  const [address, rest] = [`127.0.0.1:${port}`, `127.0.0.1:${api}`];
  const trusted = [
    'local all all',
    'host all all 127.0.0.1/32',
    'host replication all 127.0.0.1/32',
  ];
  return {
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
      pg_hba: trusted.map((rule) => `${rule} trust`),
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: join(own, 'data'),
      bin_dir: bin,
      pgpass: join(own, 'pgpass'),
      parameters: { unix_socket_directories: own },
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
      },
    },
  };
}
