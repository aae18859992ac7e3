import { join } from 'node:path';
import { openMailServer, type MailServer } from '../faults/smtp/open-mail-server.ts';
import type { Undo } from '../product/undo.ts';
import type { Options } from './read-options.ts';
import { type AppHost, runHost } from './servers/app-host.ts';
import { findPrograms } from './servers/find-programs.ts';
import { portsFrom } from './servers/free-ports.ts';
import { startNginx } from './servers/nginx.ts';
import { openSearchPorts, type SearchCluster, startOpenSearch } from './servers/opensearch.ts';
import { type PostgresCluster, startPostgresCluster } from './servers/postgres-cluster.ts';
import { startRedis } from './servers/redis.ts';
import { startS3Proxy } from './servers/s3-proxy.ts';
import type { TrialServer } from './servers/run-server.ts';
import { makeServerFolder, makeTrialFolder } from './servers/trial-folder.ts';
import { settingsOf } from './settings-of.ts';

/** All that runs. */
export interface Site {
  hosts: readonly [AppHost, AppHost];
  /** In front of both hosts, and in front of the first alone. */
  front: TrialServer & { port: number };
  frontOfOne: TrialServer & { port: number };
  postgres: PostgresCluster;
  redis: TrialServer;
  bucket: TrialServer;
  search: SearchCluster;
  mailServer: MailServer;
}

/** Starts everything, with the demo in it. `say` tells the person who waits what is being started. */
export async function openSite(
  { firstPort }: Options,
  undo: Undo,
  say: (text: string) => void,
): Promise<Site> {
  const programs = findPrograms();
  const folder = await makeTrialFolder(undo);
  const nextPort = portsFrom(firstPort);
  const folderOf = (name: string) => makeServerFolder(folder, name);

  say('PostgreSQL');
  const postgres = await startPostgresCluster({ bin: programs.postgres, folder, nextPort }, undo);
  say('Redis');
  const redis = await startRedis(
    { program: programs.redis, port: await nextPort(), folder: folderOf('redis') },
    undo,
  );
  say('S3Proxy');
  const bucket = await startS3Proxy({ port: await nextPort(), folder: folderOf('s3') }, undo);
  say('OpenSearch');
  const search = await startOpenSearch(
    { port: await nextPort(openSearchPorts), folder: folderOf('opensearch') },
    undo,
  );
  const mailServer = await openMailServer();
  undo.add(mailServer.refuse);

  const [frontPort, onePort] = [await nextPort(), await nextPort()];
  const env = settingsOf({ postgres, redis, bucket, search, mailServer, frontPort });
  const host = async (name: string, content: 'empty' | 'demo') =>
    runHost(
      { name, port: await nextPort(), dataDir: join(folderOf(name), 'data'), env, content },
      undo,
    );
  say('the first host, with the demo');
  const first = await host('host1', 'demo');
  say('the second host');
  const second = await host('host2', 'empty');

  const front = (name: string, port: number, hosts: readonly number[]) =>
    startNginx(
      { program: programs.nginx, port, folder: makeServerFolder(folder, name), hosts },
      undo,
    );
  say('nginx');
  return {
    hosts: [first, second],
    front: await front('nginx', frontPort, [first.port, second.port]),
    frontOfOne: await front('nginx1', onePort, [first.port]),
    postgres,
    redis,
    bucket,
    search,
    mailServer,
  };
}
