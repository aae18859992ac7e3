import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectCluster } from '../../search/opensearch/cluster.ts';
import { issueCertificates } from '../../search/testing/issue-certificates.ts';
import { fetchOpenSearch, fetchSecurity } from './fetch-opensearch.ts';
import { startNode } from './start-node.ts';

export interface ClusterOptions {
  nodes: number;
  /** The first of the ports, of which each node needs two; free ones if absent. */
  port?: number;
  /** For the data; a temporary one, which is removed at the end, if absent. */
  folder?: string;
  heapMb: number;
  /** Whether it speaks only https, and only to whoever has a password. */
  isSecured: boolean;
}

/** The only user: `config/opensearch-security` has the password's hash. */
const login = { user: 'orendi', password: 'p@ss/word:1' };

const longestStartMs = 180_000;

/** Starts OpenSearch on this machine, each node in a Java of its own. */
export async function startCluster(asked: ClusterOptions) {
  const { nodes, port, folder, heapMb, isSecured } = asked;
  const home = folder ?? mkdtempSync(join(tmpdir(), 'orendi-opensearch-'));
  const config = join(home, 'config');
  cpSync(join(import.meta.dirname, 'config'), config, { recursive: true });
  const security = isSecured ? await secure(config) : null;
  const classPath = [await fetchOpenSearch(), security?.classPath ?? []].flat().join(':');
  const ports = await portsFrom(port, 2 * nodes);
  const [httpPorts, transportPorts] = [ports.slice(0, nodes), ports.slice(nodes)];
  const temporary = folder === undefined ? home : null;
  const options = { classPath, config, transportPorts, heapMb, isSecured, temporary };
  const running = new Map<number, Awaited<ReturnType<typeof startNode>>>();
  const way = isSecured
    ? `https://${login.user}:${encodeURIComponent(login.password)}@`
    : 'http://';
  const addresses = httpPorts.map((httpPort) => `${way}127.0.0.1:${httpPort}`);
  const authority = security ? readFileSync(security.authority, 'utf8') : undefined;

  const open = async (place: number) => {
    const httpPort = httpPorts[place];
    if (httpPort === undefined || running.has(place)) return;
    const own = { httpPort, place, folder: join(home, `node-${place + 1}`) };
    running.set(place, await startNode({ ...options, ...own }));
  };
  const kill = async (...killed: number[]) => {
    await Promise.all(killed.map(async (place) => running.get(place)?.kill()));
    for (const place of killed) running.delete(place);
  };
  const untilWhole = async (place: number, count: number) => {
    const deadline = Date.now() + longestStartMs;
    while ((await countNodes(addresses[place] ?? '', authority)) !== count) {
      const failure = running.get(place)?.failure();
      if (failure) throw new Error(`OpenSearch has ended:\n${failure}`);
      if (Date.now() > deadline) throw new Error('OpenSearch does not become whole');
      await pause(200);
    }
  };
  /** Starts killed nodes on their own data, and waits until the cluster has them again. */
  const start = async (...started: number[]) => {
    await Promise.all(started.map(open));
    await Promise.all(started.map((place) => untilWhole(place, running.size)));
  };
  const stop = async () => {
    await kill(...running.keys());
    if (temporary !== null) rmSync(temporary, { recursive: true, force: true });
  };
  try {
    await start(...addresses.keys());
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** Each node's address, such as `http://127.0.0.1:9200`, with a login if it wants one. */
    addresses,
    /** The file with the certificate of the authority that has signed for all nodes; null without https. */
    authorityFile: security?.authority ?? null,
    /** The process of each node's Java; null while it is not running. */
    pids: () => addresses.map((_, place) => running.get(place)?.pid ?? null),
    /** Kills nodes, by their places among the addresses. */
    kill,
    start,
    stop,
  };
}

/** Lets nodes with these settings speak only https, and only to whoever has a password. */
async function secure(config: string) {
  const { plugin, classPath } = await fetchSecurity();
  const settings = readFileSync(join(config, 'secured.yml'));
  appendFileSync(join(config, 'opensearch.yml'), settings);
  // Its own settings stay where we have none.
  const folder = join(config, 'opensearch-security');
  cpSync(join(plugin, 'config'), folder, { recursive: true, force: false });
  return { classPath, authority: issueCertificates(config).authority };
}

/** Nodes take no ports above for HTTP; those below are used by much else. */
const [lowestPort, highestPort] = [5_300, 9_290];

/** @returns free ports, or those from a number on */
async function portsFrom(first: number | undefined, count: number): Promise<number[]> {
  if (first !== undefined) return Array.from({ length: count }, (_, place) => first + place);
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(lowestPort, highestPort);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  return true;
}

/** How many nodes a node knows of; 0 while it does not answer. */
async function countNodes(address: string, authority: string | undefined): Promise<number> {
  const node = connectCluster({ nodes: [address], authority });
  try {
    const health = await node.send({ method: 'GET', path: '/_cluster/health' });
    return (health as { number_of_nodes?: number }).number_of_nodes ?? 0;
  } catch {
    return 0;
  } finally {
    await node.close();
  }
}
