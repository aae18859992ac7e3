import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Certificates } from '../../search/testing/issue-certificates.ts';
import { secureNode } from './secure-node.ts';

export interface NodePlace {
  /** Everything of the node, its data included, is kept here. */
  folder: string;
  httpPort: number;
  transportPort: number;
}

interface NodeOptions {
  classPath: string;
  /** Makes it speak https only, and ask for a password; null for neither. */
  security: { plugin: string; classPath: string; certificates: Certificates } | null;
  heapMb: number;
  /** Whether the folder is of no use to anybody else. */
  isTemporary: boolean;
  /** The transport ports of all nodes of the cluster. */
  transportPorts: readonly number[];
}

/** The modules that the product's searches need: others make the start longer. */
const modules = [
  'analysis.common.CommonAnalysisPlugin',
  'painless.PainlessPlugin',
  'index.mapper.MapperExtrasPlugin',
  'index.reindex.ReindexPlugin',
  'transport.Netty4Plugin',
].map((name) => `org.opensearch.${name}`);

/**
 * Ends the node as well when whoever started it is gone, however that happened: its end of the pipe is closed then, and
 * a temporary folder goes too. Otherwise it is told to keep the data.
 */
const watched = `log=$1; temporary=$2; shift 2
"$@" < /dev/null >> "$log" 2>&1 & echo $!
read word; kill -9 $!; wait
if [ "$word" != keep ] && [ -n "$temporary" ]; then
  rm -rf "$temporary"; rmdir "$(dirname "$temporary")"
fi`;

/** Starts a node in a Java of its own; it takes some seconds until it answers. */
export async function startNode(
  { folder, httpPort, transportPort }: NodePlace,
  { classPath, security, heapMb, isTemporary, transportPorts }: NodeOptions,
) {
  const config = join(folder, 'config');
  mkdirSync(config, { recursive: true });
  const more = security ? secureNode(security.plugin, config, security.certificates) : [];
  const lines = [...settingsOf(transportPort, transportPorts), ...more, ''];
  writeFileSync(join(config, 'opensearch.yml'), lines.join('\n'));
  const log = join(folder, 'log.txt');
  const options = {
    basePath: folder,
    confPath: config,
    dataPath: join(folder, 'data'),
    logsPath: join(folder, 'logs'),
    numOfNode: 1,
    clusterName: 'orendi-tests',
    // It takes the next one.
    baseHttpPort: httpPort - 1,
    indexStoreType: 'niofs',
    moduleTypes: modules.join(),
    ...(security && { pluginTypes: 'org.opensearch.security.OpenSearchSecurityPlugin' }),
  };
  const java = [
    'java',
    `-Xms${heapMb}m`,
    `-Xmx${heapMb}m`,
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    `-Djava.io.tmpdir=${folder}`,
    '-cp',
    security ? `${classPath}:${security.classPath}` : classPath,
    'org.codelibs.opensearch.runner.OpenSearchRunner',
    ...Object.entries(options).flatMap(([name, value]) => [`-${name}`, String(value)]),
  ];
  const shell = spawn('sh', ['-c', watched, 'sh', log, isTemporary ? folder : '', ...java], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => shell.once('close', () => resolve()));
  const printed = createInterface({ input: shell.stdout });
  const pid = await new Promise<number>((resolve, reject) => {
    printed.once('line', (line) => resolve(Number(line)));
    shell.once('error', reject);
  });
  return {
    pid,
    /** The end of its log if it has ended by itself; else null. */
    failure: () => (isRunning(pid) ? null : readFileSync(log, 'utf8').slice(-2_000)),
    /** Kills it, as a machine that goes dark would. */
    kill() {
      shell.stdin.end('keep\n');
      return ended;
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The names of all nodes are the same, so that they are told apart by their ports. */
function settingsOf(own: number, all: readonly number[]): string[] {
  const addresses = JSON.stringify(all.map((port) => `127.0.0.1:${port}`));
  return [
    'network.host: 127.0.0.1',
    `transport.port: ${own}`,
    ...(all.length === 1
      ? ['discovery.type: single-node']
      : [
          `discovery.seed_hosts: ${addresses}`,
          `cluster.initial_cluster_manager_nodes: ${addresses}`,
        ]),
    // A node that is gone is noticed within seconds, also if it hangs.
    'cluster.fault_detection.leader_check.interval: 500ms',
    'cluster.fault_detection.follower_check.interval: 500ms',
    'cluster.fault_detection.leader_check.timeout: 2s',
    'cluster.fault_detection.follower_check.timeout: 2s',
    'cluster.routing.allocation.disk.threshold_enabled: false',
  ];
}
