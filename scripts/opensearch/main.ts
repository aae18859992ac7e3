/*
 * Starts OpenSearch for tests and measurements: node scripts/opensearch/main.ts [--nodes 3] [--port 9200]
 * [--folder FOLDER] [--heap 256] [--secured] [--commands]. Says the addresses, and runs until it is interrupted. With --commands it
 * says them as JSON, takes `kill N …` and `start N …` (from 1) as lines, answers each with a line, and ends with its input.
 * With --check it starts nothing, but fails if it could not.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { whyNoOpenSearch } from './fetch-opensearch.ts';
import { startCluster } from './start-cluster.ts';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    port: { type: 'string' },
    folder: { type: 'string' },
    heap: { type: 'string', default: '256' },
    secured: { type: 'boolean', default: false },
    commands: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const reason = await whyNoOpenSearch();
if (reason !== null) {
  console.error(`OpenSearch is not started: ${reason}.`);
  process.exit(1);
}
if (values.check) process.exit(0);
const cluster = await startCluster({
  nodes: Number(values.nodes),
  heapMb: Number(values.heap),
  isSecured: values.secured,
  ...(values.port !== undefined && { port: Number(values.port) }),
  ...(values.folder !== undefined && { folder: values.folder }),
});

let isEnding = false;
async function end() {
  if (isEnding) return;
  isEnding = true;
  await cluster.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);

const { addresses, authorityFile } = cluster;
if (values.commands) {
  console.log(JSON.stringify({ addresses, authorityFile, pids: cluster.pids() }));
  for await (const line of createInterface({ input: process.stdin })) {
    const [what, ...numbers] = line.trim().split(' ');
    const places = numbers.map((number) => Number(number) - 1);
    if (what === 'kill') await cluster.kill(...places);
    if (what === 'start') await cluster.start(...places);
    console.log(JSON.stringify({ done: line.trim(), pids: cluster.pids() }));
  }
  await end();
} else {
  console.log(`OpenSearch answers at ${addresses.join(', ')}`);
  if (authorityFile !== null) console.log(`Its authority is ${authorityFile}`);
  setInterval(() => {}, 3_600_000);
}
