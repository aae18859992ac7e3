import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { vi } from 'vitest';

/** The product as a process of its own. */
export interface Program {
  child: ChildProcess;
  output: () => string;
  /** Its exit code; null after a signal. */
  ended: Promise<number | null>;
}

/** Starts the program on a free port, as a person would. Needs the pages to be built. */
export function runProgram(env: NodeJS.ProcessEnv): Program {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const main = join(import.meta.dirname, '../main.ts');
  const child = spawn(process.execPath, [main, '--empty'], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, PORT: '0', LOG_LEVEL: 'silent', ...env },
  });
  let text = '';
  child.stdout.on('data', (part) => (text += part));
  child.stderr.on('data', (part) => (text += part));
  return {
    child,
    output: () => text,
    ended: new Promise<number | null>((resolve) => child.once('exit', resolve)),
  };
}

/** Waits until the program takes calls. */
export async function addressOf(program: Program): Promise<string> {
  const find = () => /Orendi is at (\S+)/.exec(program.output())?.[1];
  return vi.waitUntil(find, { timeout: 170_000 });
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
