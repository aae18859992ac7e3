import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { s3ProxyJars, startS3Proxy } from '@orendi/server/platform/media/testing/start-s3-proxy';
import { openMailServer } from '../faults/smtp/open-mail-server.ts';
import { treeCpu } from '../measure/proc.ts';
import { type Product, startProduct } from '../product/start-product.ts';
import type { Undo } from '../product/undo.ts';
import { findPrograms } from './servers/find-programs.ts';
import { startNginx } from './servers/nginx.ts';
import { openSearchPorts, startOpenSearch } from './servers/opensearch.ts';
import { role, startPatroni } from './servers/patroni.ts';
import { makeServerFolder, makeTrialFolder, portsFrom, runServer } from './servers/run-server.ts';

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Starts everything, with the demo in it. `say` tells the person who waits what is being started. */
export async function openSite(firstPort: number, undo: Undo, say: (text: string) => void) {
  const programs = findPrograms();
  const folder = await makeTrialFolder(undo);
  const nextPort = portsFrom(firstPort);
  const folderOf = (name: string) => makeServerFolder(folder, name);

  say('etcd, and PostgreSQL with Patroni');
  const postgres = await startPatroni({ programs, folder, nextPort }, undo);
  say('Redis');
  const redisPort = await nextPort();
  // Keeps nothing on the disk: its counts are for minutes.
  const args = [
    '--port',
    `${redisPort}`,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const redis = await runServer(
    { name: 'Redis', program: programs.redis, args, cwd: folderOf('redis'), port: redisPort },
    undo,
  );
  say('S3Proxy');
  if (!existsSync(s3ProxyJars)) await fetchS3Proxy();
  const bucket = await startS3Proxy((stop) => undo.add(stop));
  say('OpenSearch');
  const search = await startOpenSearch(
    { port: await nextPort(openSearchPorts), folder: folderOf('opensearch') },
    undo,
  );
  const mailServer = await openMailServer();
  undo.add(mailServer.refuse);

  const [frontPort, onePort] = [await nextPort(), await nextPort()];
  const addresses = postgres.nodes.map(({ port }) => `127.0.0.1:${port}`);
  const [, ...replicas] = addresses.map((address) => `postgres://${role}@${address}/${role}`);
  const env = {
    PUBLIC_URL: `http://127.0.0.1:${frontPort}`,
    DATABASE_URL: `postgres://${role}@${addresses.join(',')}/${role}`,
    DATABASE_REPLICA_URL: replicas.join(','),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    S3_URL: bucket.s3Url,
    MEDIA_READS: 'redirect',
    SEARCH_URL: search.addresses.join(','),
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'shop@orendi.example',
  };
  const host = async (name: string, content: 'empty' | 'demo') =>
    runHost(join(folderOf(name), 'data'), await nextPort(), { content, env }, undo);
  say('the first host, with the demo');
  const first = await host('host1', 'demo');
  say('the second host');
  const second = await host('host2', 'empty');

  const front = (name: string, port: number, hosts: readonly number[]) =>
    startNginx(programs.nginx, { port, folder: folderOf(name), hosts }, undo);
  say('nginx');
  return {
    hosts: [first, second] as const,
    /** In front of both hosts, and in front of the first alone. */
    front: await front('nginx', frontPort, [first.port, second.port]),
    frontOfOne: await front('nginx1', onePort, [first.port]),
    postgres,
    redis,
    bucket: { pid: () => bucket.pid, cpu: () => treeCpu(bucket.pid) },
    search,
    mailServer,
  };
}

/** From Maven Central. */
async function fetchS3Proxy(): Promise<void> {
  const program = '@orendi/server/platform/media/testing/fetch-s3-proxy';
  const path = fileURLToPath(import.meta.resolve(program));
  await promisify(execFile)(process.execPath, [path], { timeout: 300_000 });
}

/** `RestartSec` of deploy/orendi.service. */
const restartMs = 5_000;

/** A host of the product, here one process with a data folder of its own, started again as systemd does when it ends. */
async function runHost(
  dataDir: string,
  port: number,
  { content, env }: { content: 'empty' | 'demo'; env: Record<string, string> },
  undo: Undo,
) {
  let product: Product;
  let isOver = false;
  let restarted = Promise.resolve();
  const start = async () => {
    product = await startProduct(dataDir, undo, { content, env: { ...env, PORT: String(port) } });
    // The last to be added is undone first.
    undo.add(async () => {
      isOver = true;
    });
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
    port,
    /** Kills the process without warning, and waits until it has been started again. */
    async crash() {
      const { child } = product;
      child.kill('SIGKILL');
      await once(child, 'exit');
      await restarted;
    },
    pid: () => product.pid,
    cpu: () => treeCpu(product.pid),
  };
}
