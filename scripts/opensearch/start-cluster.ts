import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectCluster } from '../../search/opensearch/cluster.ts';
import { issueCertificates } from '../../search/testing/issue-certificates.ts';
import { fetchOpenSearch, fetchSecurity } from './fetch-opensearch.ts';
import { login } from './secure-node.ts';
import { type NodePlace, startNode } from './start-node.ts';

export interface ClusterOptions {
  nodes?: number;
  /** The first of the ports, of which each node needs two; free ones if absent. */
  port?: number;
  /** For the data; a temporary one, which is removed at the end, if absent. */
  folder?: string;
  heapMb?: number;
  /** Whether it speaks only https, and only to whoever has a password. */
  isSecured?: boolean;
}

const longestStartMs = 180_000;

/** Starts OpenSearch on this machine, each node in a Java of its own. */
export async function startCluster({
  nodes = 3,
  port,
  folder,
  heapMb = 256,
  isSecured = false,
}: ClusterOptions = {}) {
  const classPath = await fetchOpenSearch();
  const home = folder ?? mkdtempSync(join(tmpdir(), 'orendi-opensearch-'));
  const ports = await portsFrom(port, 2 * nodes);
  const places = Array.from({ length: nodes }, (_, place): NodePlace => {
    const [httpPort = 0, transportPort = 0] = [ports[place], ports[nodes + place]];
    return { folder: join(home, `node-${place + 1}`), httpPort, transportPort };
  });
  const isTemporary = folder === undefined;
  const security = isSecured ? await prepareSecurity(places[0]?.folder ?? home) : null;
  const options = { classPath, security, heapMb, isTemporary, transportPorts: ports.slice(nodes) };
  const running = new Map<number, Awaited<ReturnType<typeof startNode>>>();
  const way = security ? `https://${login.user}:${encodeURIComponent(login.password)}@` : 'http://';
  const addresses = places.map(({ httpPort }) => `${way}127.0.0.1:${httpPort}`);
  const authorityFile = security?.certificates.authority ?? null;
  const authority = authorityFile === null ? undefined : readFileSync(authorityFile, 'utf8');

  const open = async (place: number) => {
    const own = places[place];
    if (own && !running.has(place)) running.set(place, await startNode(own, options));
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
  const stop = async () => {
    await kill(...running.keys());
    if (isTemporary) rmSync(home, { recursive: true, force: true });
  };
  try {
    await Promise.all(places.map((_, place) => open(place)));
    await Promise.all(places.map((_, place) => untilWhole(place, nodes)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** Each node's address, such as `http://127.0.0.1:9200`, with a login if it wants one. */
    addresses,
    /** The file with the certificate of the authority that has signed for all nodes; null without https. */
    authorityFile,
    /** The process of each node's Java; null while it is not running. */
    pids: () => places.map((_, place) => running.get(place)?.pid ?? null),
    /** Kills nodes, by their places among the addresses. */
    kill,
    /** Starts killed nodes on their own data, and waits until the cluster has them again. */
    async start(...started: number[]) {
      await Promise.all(started.map(open));
      await Promise.all(started.map((place) => untilWhole(place, running.size)));
    },
    stop,
  };
}

async function prepareSecurity(folder: string) {
  const fetched = await fetchSecurity();
  mkdirSync(folder, { recursive: true });
  return { ...fetched, certificates: issueCertificates(folder) };
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
  const server = createServer();
  const isFree = new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree;
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
