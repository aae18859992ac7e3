import { existsSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { killTree } from '../../measure/process-tree.ts';
import type { Undo } from '../../product/undo.ts';
import { findDebianPostgres } from '@orendi/server/testing/find-debian-postgres';
import { findProgram } from '../servers/find-programs.ts';
import type { NextPort } from '../servers/free-ports.ts';
import { runServer, type TrialServer } from '../servers/run-server.ts';
import { postgresUser } from '../servers/server-user.ts';
import { makeServerFolder, makeTrialFolder } from '../servers/trial-folder.ts';

export interface Patroni {
  /** Of all three servers of PostgreSQL. */
  ports: number[];
  /** @returns the port of the primary, by Patroni's own account; null while there is none */
  findPrimary(): Promise<number | null>;
  /** Ends the primary and the Patroni beside it at once, as when their machine loses its power. */
  killPrimary(): Promise<void>;
}

/** PostgreSQL on three places, each with a Patroni that promotes without a person, and one etcd. @throws Error when not installed */
export async function startPatroni(nextPort: NextPort, undo: Undo): Promise<Patroni> {
  const [etcd, patroni, bin] = [findProgram('etcd'), findProgram('patroni'), findDebianPostgres()];
  if (!etcd || !patroni || !bin) {
    throw new Error(
      'Not installed, at least one of: apt-get install patroni etcd-server python3-etcd postgresql',
    );
  }
  const user = postgresUser();
  const folder = await makeTrialFolder(undo);
  const [keeper, peers] = [await nextPort(), await nextPort()];
  const [client, peer] = [`http://127.0.0.1:${keeper}`, `http://127.0.0.1:${peers}`];
  const answers = (url: string) => fetch(url).then(({ ok }) => ok);
  const etcdOptions = {
    name: 'etcd1',
    'data-dir': makeServerFolder(folder, 'etcd', user),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd1=${peer}`,
  };
  const args = Object.entries(etcdOptions).map(([name, value]) => `--${name}=${value}`);
  const isReady = () => answers(`${client}/health`);
  await runServer({ name: 'etcd', program: etcd, args, user, isReady }, undo);

  const nodes: Node[] = [];
  for (const name of ['pg1', 'pg2', 'pg3']) {
    const own = makeServerFolder(folder, name, user);
    const [port, api] = [await nextPort(), await nextPort()];
    const data = join(own, 'data');
    const file = join(own, 'patroni.yml');
    writeFileSync(file, JSON.stringify(settingsOf({ name, port, api, data, own, bin, client })));
    const server = await runServer(
      {
        name: `Patroni of ${name}`,
        program: patroni,
        args: [file],
        user,
        cwd: own,
        isReady: () => answers(`http://127.0.0.1:${api}/health`),
      },
      undo,
    );
    nodes.push({ server, port, api, data });
  }
  const findLeader = async () => {
    for (const node of nodes) {
      const isLeader = answers(`http://127.0.0.1:${node.api}/leader`).catch(() => false);
      if (await isLeader) return node;
    }
    return null;
  };
  return {
    ports: nodes.map(({ port }) => port),
    findPrimary: async () => (await findLeader())?.port ?? null,
    async killPrimary() {
      const leader = await findLeader();
      if (!leader) throw new Error('There is no primary.');
      const pidFile = join(leader.data, 'postmaster.pid');
      // PostgreSQL is no child of its Patroni.
      const postmaster = existsSync(pidFile) ? parseInt(await readFile(pidFile, 'utf8'), 10) : 0;
      const gone = leader.server.kill();
      killTree(postmaster);
      await gone;
    },
  };
}

interface Node {
  server: TrialServer;
  port: number;
  /** Where its Patroni answers. */
  api: number;
  data: string;
}

interface Place {
  name: string;
  port: number;
  api: number;
  data: string;
  own: string;
  bin: string;
  /** Where etcd listens. */
  client: string;
}

/** Patroni's own settings, as docs/operations/replicas.md gives them; YAML holds JSON. */
function settingsOf({ name, port, api, data, own, bin, client }: Place) {
  const [address, rest] = [`127.0.0.1:${port}`, `127.0.0.1:${api}`];
  const trusted = [
    'local all all',
    'host all all 127.0.0.1/32',
    'host replication all 127.0.0.1/32',
  ];
  return {
    scope: 'orendi',
    name,
    etcd3: { hosts: new URL(client).host },
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
      data_dir: data,
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
