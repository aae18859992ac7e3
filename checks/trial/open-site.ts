import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startOpenSearch } from '@orendi/search/testing/opensearch';
import { s3ProxyJars, startS3Proxy } from '@orendi/server/platform/media/testing/start-s3-proxy';
import { type LimitedGroup, limitGroup, scarce } from '../machine/limit-group.ts';
import { startSlowRelay } from '../machine/slow-relay.ts';
import { openMailServer } from '../product/open-mail-server.ts';
import { type Product, type StartOptions, startProduct } from '../product/start-product.ts';
import type { Undo } from '../product/undo.ts';
import type { Random } from '@orendi/demo/catalogue/random';
import { readShopContent } from '../visitors/shop-content.ts';
import { findPrograms } from './servers/find-programs.ts';
import { startNginx } from './servers/nginx.ts';
import { role, startPatroni } from './servers/patroni.ts';
import { makeServerFolder, runServer } from './servers/run-server.ts';

export type Site = Awaited<ReturnType<typeof openSite>>;

interface SitePlan {
  /** Its ports begin with this one. */
  firstPort: number;
  isStarved: boolean;
  /** Draws what visitors do, and the stalls of the slow network of a starved site. */
  random: Random;
  undo: Undo;
  /** Tells the person who waits what is being done. */
  say(text: string): void;
}

/** Starts everything, with the demo in it. */
export async function openSite({ firstPort, isStarved, random, undo, say }: SitePlan) {
  const programs = findPrograms();
  const folder = await undo.makeFolder();
  // Servers, under a user of their own, pass through it to their folders.
  await chmod(folder, 0o711);
  // Servers come back on the same port, so it must be none that the kernel gives to some connection meanwhile.
  let lastPort = firstPort - 1;
  const nextPort = () => (lastPort += 1);
  const place = { programs, folder, nextPort, undo };

  say('etcd, and PostgreSQL with Patroni');
  const postgres = await startPatroni(place);
  say('Redis');
  const port = nextPort();
  // Keeps nothing on the disk: its counts are for minutes.
  const flags = `--port ${port} --bind 127.0.0.1 --appendonly no --save`.split(' ');
  const command = [programs.redis, ...flags, ''];
  const cwd = makeServerFolder(place, 'redis');
  const isReady = (said: string) => said.includes('Ready to accept connections');
  const redis = await runServer({ name: 'Redis', command, cwd, isReady }, place);
  say('S3Proxy');
  // Fetched from Maven Central, once.
  if (!existsSync(s3ProxyJars)) {
    await import('@orendi/server/platform/media/testing/fetch-s3-proxy');
  }
  const bucket = await startS3Proxy((stop) => undo.add(stop));
  say('OpenSearch');
  // Each node is a Java of its own.
  const search = await startOpenSearch({ nodes: 3 });
  undo.add(search.stop);
  const mailServer = await openMailServer(undo);

  const frontPort = nextPort();
  const addresses = postgres.nodes.map((node) => `127.0.0.1:${node.port}`);
  const [, ...replicas] = addresses.map((address) => `postgres://${role}@${address}/${role}`);
  const env = {
    PUBLIC_URL: `http://127.0.0.1:${frontPort}`,
    DATABASE_URL: `postgres://${role}@${addresses.join(',')}/${role}`,
    DATABASE_REPLICA_URL: replicas.join(','),
    REDIS_URL: `redis://127.0.0.1:${port}`,
    S3_URL: bucket.s3Url,
    MEDIA_READS: 'redirect',
    SEARCH_URL: search.addresses.join(','),
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'shop@orendi.example',
  };
  const host = async (name: string, content: 'empty' | 'demo') => {
    const own = { ...env, PORT: String(nextPort()) };
    return runHost(join(folder, name, 'data'), { content, env: own }, undo);
  };
  say('the first host, with the demo');
  const first = await host('host1', 'demo');
  say('the second host');
  const second = await host('host2', 'empty');

  say('nginx');
  const hosts = [first, second] as const;
  const ports = hosts.map((host) => host.port);
  await startNginx(frontPort, ports, place);
  /** The processes of all its parts but nginx, which start others. */
  const pids = async () => [
    ...hosts.map((host) => host.pid()),
    ...(await Promise.all(postgres.nodes.map((node) => node.pids()))).flat(),
    redis.pid(),
    ...search.pids(),
    bucket.pid,
  ];
  const read = await postgres.open();
  const content = await readShopContent(frontPort, read);
  await read.close();
  const notScarce = isStarved ? await starve(pids, undo) : [];
  return {
    hosts,
    /** Where visitors reach it. */
    port: isStarved ? await startSlowRelay(frontPort, random, undo) : frontPort,
    content,
    postgres,
    redis,
    search,
    mailServer,
    isStarved,
    /** Limits that were wanted and that this machine does not set. */
    notScarce,
    random,
    say,
  };
}

/** How soon a server that was started again is found. */
const everyMs = 250;

/** Gives each of these processes a part of the machine; resolves to what this machine does not limit. */
async function starve(pids: () => Promise<number[]>, undo: Undo) {
  const groups = new Map<number, LimitedGroup>();
  const takeIn = async () => {
    for (const pid of await pids()) {
      if (groups.has(pid)) continue;
      const group = limitGroup(`orendi-trial-${pid}`, scarce, undo);
      groups.set(pid, group);
      group.add(pid);
    }
  };
  await takeIn();
  const finding = setInterval(() => void takeIn(), everyMs);
  undo.add(async () => clearInterval(finding));
  return [...new Set([...groups.values()].flatMap(({ missing }) => missing))];
}

/** `RestartSec` of deploy/orendi.service. */
const restartMs = 5_000;

/** A host of the product, here one process with a data folder of its own, started again as systemd does when it ends. */
async function runHost(dataDir: string, options: StartOptions, undo: Undo) {
  let product: Product;
  let isOver = false;
  let restarted = Promise.resolve();
  const start = async () => {
    product = await startProduct(dataDir, undo, options);
    // The last to be added is undone first.
    undo.add(async () => void (isOver = true));
    product.child.once('exit', () => {
      restarted = startAgain();
      // A host that stays away is told by whoever waits for it, and by the visitors.
      restarted.catch(() => {});
    });
  };
  const startAgain = async () => {
    if (!isOver) await pause(restartMs);
    if (!isOver) await start();
  };
  await start();
  return {
    port: Number(options.env?.PORT),
    pid: () => product.pid,
    /** Kills the process without warning, and waits until it has been started again. */
    async crash() {
      const { child } = product;
      child.kill('SIGKILL');
      await once(child, 'exit');
      await restarted;
    },
  };
}
