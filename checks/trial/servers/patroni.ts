import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OpenDatabase, openDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { killTree, listTree } from '../../measure/proc.ts';
import { type Look, poll } from '../../poll.ts';
import { makeServerFolder, type Place, runServer } from './run-server.ts';

/** PostgreSQL on three places, each with a Patroni that promotes without a person, and one etcd. */
export async function startPatroni(place: Place) {
  const etcd = await startEtcd(place);

  const nodes: Awaited<ReturnType<typeof startNode>>[] = [];
  for (const name of ['pg1', 'pg2', 'pg3']) nodes.push(await startNode(name, etcd, place));

  /** Waits for a node of which Patroni says that it is this; without the synchronous standby nothing is committed. */
  const find = (what: '/primary' | '/synchronous' | '/asynchronous') =>
    waitFor(`Patroni has no ${what.slice(1)}.`, async () => {
      const answers = await Promise.allSettled(nodes.map(({ ask }) => ask(what)));
      return nodes.find((_, at) => answers[at]?.status === 'fulfilled' && answers[at].value.ok);
    });
  /** Connects to whichever is the primary by now. */
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
    const isWhole = async () => (await pool.query(streaming)).rowCount === nodes.length - 1;
    await waitFor('The standbys do not follow the primary.', isWhole).finally(close);
  };
  await untilWhole();
  await find('/synchronous');
  return { nodes, untilWhole, find, open };
}

/** Everybody's, and the name of the database. */
export const role = 'postgres';

async function waitFor<Found>(failure: string, look: Look<Found>) {
  const found = await poll(look, 90_000, 200);
  if (found === null) throw new Error(failure);
  return found;
}

/** @returns where clients find it */
async function startEtcd(place: Place): Promise<string> {
  const [port, peers] = [place.nextPort(), place.nextPort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  const cwd = makeServerFolder(place, 'etcd');
  const env = {
    ETCD_NAME: 'etcd1',
    ETCD_DATA_DIR: join(cwd, 'data'),
    ETCD_LISTEN_CLIENT_URLS: client,
    ETCD_ADVERTISE_CLIENT_URLS: client,
    ETCD_LISTEN_PEER_URLS: peer,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
    ETCD_INITIAL_CLUSTER: `etcd1=${peer}`,
  };
  const isReady = async () => (await fetch(`${client}/health`)).ok;
  await runServer({ name: 'etcd', command: [place.programs.etcd], cwd, env, isReady }, place);
  return `127.0.0.1:${port}`;
}

/** A PostgreSQL with its Patroni. */
async function startNode(name: string, etcd: string, place: Place) {
  const cwd = makeServerFolder(place, name);
  const [data, file] = [join(cwd, 'data'), join(cwd, 'patroni.yml')];
  const [port, api] = [place.nextPort(), place.nextPort()];
  const [address, rest] = [`127.0.0.1:${port}`, `127.0.0.1:${api}`];
  const ask = (path: string) => fetch(`http://${rest}${path}`);
  // The server's user may have no way to the file of this project.
  await copyFile(join(import.meta.dirname, 'patroni.yml'), file);
  const env = {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: etcd,
    PATRONI_RESTAPI_LISTEN: rest,
    PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
    PATRONI_POSTGRESQL_LISTEN: address,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: address,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: place.programs.postgres,
    PATRONI_POSTGRESQL_PGPASS: join(cwd, 'pgpass'),
  };
  const command = [place.programs.patroni, file];
  const isReady = async () => (await ask('/health')).ok;
  const server = await runServer({ name: `Patroni of ${name}`, command, cwd, env, isReady }, place);
  /** Patroni, and PostgreSQL, which is no child of it, while it runs. */
  const pids = async () => {
    const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '0');
    return [server.pid(), parseInt(text, 10)].filter((pid) => listTree(pid).length > 0);
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
