import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The addresses of a cluster's nodes. */
    opensearch: string[];
  }
}

export interface StartedOpenSearch {
  addresses: string[];
  /** The file with the certificate of the nodes' authority; null without https. */
  authorityFile: string | null;
  /** @param numbers of nodes, from 1 */
  kill(...numbers: number[]): Promise<void>;
  /** Starts killed nodes, on the data they had. */
  start(...numbers: number[]): Promise<void>;
  /** The process of each node that runs. */
  pids(): number[];
  stop(): Promise<void>;
}

/** A line of the script. */
interface Said {
  addresses?: string[];
  authorityFile?: string | null;
  pids: (number | null)[];
}

const script = join(import.meta.dirname, '../../scripts/opensearch/main.ts');

/**
 * Starts a cluster on this machine, of one node unless more are asked for, which speaks http to everybody or, if it is
 * secured, https to the user of its addresses. It ends with this process.
 * @throws if Java or Maven are missing
 */
export async function startOpenSearch({
  nodes = 1,
  heapMb = 256,
  isSecured = false,
} = {}): Promise<StartedOpenSearch> {
  const args = [script, '--commands', '--nodes', String(nodes), '--heap', String(heapMb)];
  if (isSecured) args.push('--secured');
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let pids: (number | null)[] = [];
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('OpenSearch was not started, or has ended');
    const said = JSON.parse(value) as Said;
    ({ pids } = said);
    return said;
  };
  const order = async (what: string) => {
    child.stdin.write(`${what}\n`);
    await next();
  };
  const { addresses = [], authorityFile = null } = await next();
  return {
    addresses,
    authorityFile,
    kill: (...numbers) => order(`kill ${numbers.join(' ')}`),
    start: (...numbers) => order(`start ${numbers.join(' ')}`),
    pids: () => pids.filter((pid) => pid !== null),
    async stop() {
      const ended = once(child, 'close');
      child.stdin.end();
      await ended;
    },
  };
}

/** Vitest's global setup: one cluster for all tests of a project. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { addresses, stop } = await startOpenSearch();
  project.provide('opensearch', addresses);
  return stop;
}
