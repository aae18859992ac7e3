import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { killTree } from '../measure/proc.ts';
import type { Undo } from './undo.ts';

export interface Program {
  /** Its name in messages. */
  name: string;
  command: readonly string[];
  options?: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>;
  /** Whether it works, asked again until it does; an error counts as no. */
  isReady(output: string): boolean | Promise<boolean>;
  patienceMs?: number;
}

const longestStopMs = 20_000;

/**
 * Starts a program, which ends with the run at the latest, and waits until it is ready.
 * @throws Error with the end of what it has printed
 */
export async function startProgram(
  { name, command: [file = '', ...args], options, isReady, patienceMs = 90_000 }: Program,
  undo: Undo,
) {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = undo.add(() => stopChild(child));
  let output = '';
  // Read for as long as it runs, so that its output never blocks it.
  const keep = (text: unknown) => (output = (output + String(text)).slice(-4_000));
  child.on('error', keep);
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const closed = new Promise((resolve) => child.once('close', resolve));
  const look = async () => isReady(output);
  for (const deadline = performance.now() + patienceMs; ; await pause(10)) {
    if (hasEnded(child)) {
      // Not for good: what it has started may keep its output open.
      await Promise.race([closed, pause(1_000)]);
      throw new Error(`${name} ended with ${child.exitCode ?? child.signalCode}.\n${output}`);
    }
    if (await look().catch(() => false)) break;
    if (performance.now() > deadline) throw new Error(`${name} is not ready.\n${output}`);
  }
  return { child, pid: child.pid ?? 0, output: () => output, stop };
}

export const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;

/** Asks a process to end, and waits for it. After 20 seconds it is killed, with all that it has started. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => killTree(child.pid ?? 0), longestStopMs);
  await ended;
  clearTimeout(late);
}
