import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { listTree } from '../../measure/proc.ts';
import { stopChild } from '../../product/start-program.ts';
import type { Undo } from '../../product/undo.ts';

const program = join(import.meta.dirname, '../../../scripts/opensearch/main.ts');
/** Three for HTTP, and three for the nodes among themselves. */
export const openSearchPorts = 6;

/**
 * OpenSearch on three nodes, each in a Java of its own.
 * @throws Error with what is missing, if it cannot be started
 */
export async function startOpenSearch(
  { folder, port }: { folder: string; port: number },
  undo: Undo,
) {
  const args = [program, '--commands', '--port', String(port), '--folder', folder];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  undo.add(() => stopChild(child));
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2_000)));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const hear = async () => {
    const { value, done } = await lines.next();
    if (done) {
      await once(child, 'exit');
      throw new Error(said.trim());
    }
    return JSON.parse(value) as { addresses?: string[] };
  };
  const { addresses = [] } = await hear();
  const order = async (what: string, place: number) => {
    child.stdin.write(`${what} ${place + 1}\n`);
    await hear();
  };
  return {
    addresses,
    /** The place of the node that manages the cluster now, whose end is the hardest. */
    findManager: () => findManager(addresses),
    /** @param place of the node among the addresses */
    kill: (place: number) => order('kill', place),
    /** @returns once the cluster has it again */
    start: (place: number) => order('start', place),
    /** Each node's Java. */
    pids: () => listTree(child.pid ?? 0).slice(1),
  };
}

async function findManager(addresses: readonly string[]): Promise<number> {
  const ask = async <Body>(address: string, path: string) =>
    (await (await fetch(`${address}${path}`)).json()) as Body;
  for (const [place, address] of addresses.entries()) {
    const own = await ask<{ nodes: object }>(address, '/_nodes/_local?filter_path=nodes.*.name');
    const managing = await ask<{ cluster_manager_node: string }>(
      address,
      '/_cluster/state/cluster_manager_node',
    );
    if (managing.cluster_manager_node in own.nodes) return place;
  }
  throw new Error('No node of OpenSearch manages the others.');
}
