import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const patienceMs = 20_000;

/** Asks a process to end, and waits for it. Kills it after 20 seconds. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(kill);
}
