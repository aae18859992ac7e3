import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestShop } from '../open-test-shop.ts';

const here = import.meta.dirname;
const script = 'serve-without-pages.ts';

export interface RunningVersion {
  address: string;
  request: TestShop['request'];
  /** What it has logged, in lines. */
  logged: string[];
  /**
   * Sends TERM and waits for the end.
   * @returns the exit code
   */
  stop(): Promise<number | null>;
}

/**
 * Starts a version of the product in a process of its own, without pages.
 * @param folder where it was unpacked, or this checkout
 */
export async function startVersion(
  folder: string,
  settings: Record<string, string>,
): Promise<RunningVersion> {
  const place = join(folder, 'server/testing/former-release');
  if (place !== here) {
    await mkdir(place, { recursive: true });
    await copyFile(join(here, script), join(place, script));
  }
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(place, script)], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const logged: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`a version ended at its start: ${code}\n${logged.join('\n')}`)),
    );
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /^listening at (\S+)$/.exec(line) ?? [];
      if (found) resolve(found);
      else logged.push(line);
    });
  });
  return {
    address,
    request: (path, init) => fetch(`${address}${path}`, init),
    logged,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}
