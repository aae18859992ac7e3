import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { killTree } from '../measure/proc.ts';

const patienceMs = 20_000;

export const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;

/** Asks a process to end, and waits for it. After 20 seconds it is killed, with all that it has started. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => killTree(child.pid ?? 0), patienceMs);
  await ended;
  clearTimeout(late);
}

/**
 * Reads as long as a process runs, so that its output never blocks it.
 * @returns the last letters of what it has printed so far
 */
export function keepOutput(child: ChildProcess, letters = 4_000): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-letters)));
  }
  return () => output;
}
