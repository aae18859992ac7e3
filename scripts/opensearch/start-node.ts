import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface NodeOptions {
  classPath: string;
  /** The folder of the settings. */
  config: string;
  /** Everything else of the node, its data included, is kept here. */
  folder: string;
  httpPort: number;
  /** The number among those of all nodes of the cluster. */
  place: number;
  transportPorts: readonly number[];
  heapMb: number;
  isSecured: boolean;
  /** A folder that is of no use to anybody else; null if there is none. */
  temporary: string | null;
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
 * a temporary folder goes too, completely once the last node has ended. Otherwise it is told to keep the data.
 */
const watched = `log=$1; temporary=$2; shift 2
"$@" < /dev/null >> "$log" 2>&1 & echo $!
read word; kill -9 $!; wait
if [ "$word" != keep ] && [ -n "$temporary" ]; then rm -rf "$temporary"; fi`;

/** Starts a node in a Java of its own; it takes some seconds until it answers. */
export async function startNode(node: NodeOptions) {
  const { folder, httpPort, place, transportPorts, heapMb, isSecured, temporary } = node;
  mkdirSync(folder, { recursive: true });
  const log = join(folder, 'log.txt');
  const options = {
    basePath: folder,
    confPath: node.config,
    dataPath: join(folder, 'data'),
    logsPath: join(folder, 'logs'),
    numOfNode: 1,
    clusterName: 'orendi-tests',
    // It takes the next one.
    baseHttpPort: httpPort - 1,
    indexStoreType: 'niofs',
    moduleTypes: modules.join(),
    ...(isSecured && { pluginTypes: 'org.opensearch.security.OpenSearchSecurityPlugin' }),
  };
  const java = [
    'java',
    `-Xms${heapMb}m`,
    `-Xmx${heapMb}m`,
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    `-Djava.io.tmpdir=${folder}`,
    '-cp',
    node.classPath,
    'org.codelibs.opensearch.runner.OpenSearchRunner',
    ...Object.entries(options).flatMap(([name, value]) => [`-${name}`, String(value)]),
  ];
  const shell = spawn('sh', ['-c', watched, 'sh', log, temporary ?? '', ...java], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // The settings name them.
    env: {
      ...process.env,
      TRANSPORT_PORT: String(transportPorts[place]),
      TRANSPORT_ADDRESSES: transportPorts.map((port) => `127.0.0.1:${port}`).join(),
    },
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
