import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openTestShop, type TestShop } from '@orendi/server/testing/open-test-shop';
import { runCommand } from '../command-line/run-command.ts';
import { commands } from '../commands.ts';

interface Outcome {
  code: number;
  output: string;
  errors: string;
}

/** The operator at a terminal in an empty folder, with a separate shop. */
export interface TestOperator {
  shop: TestShop;
  folder: string;
  write(name: string, content: string | Buffer): Promise<string>;
  /** @param line as typed: words, and `"several words"` */
  run(line: string): Promise<Outcome>;
  /** Like `run`, but told to stop as soon as the first batch is written. */
  runAndStop(line: string): Promise<Outcome>;
  close(): Promise<void>;
}

export async function openTestOperator(
  overrides: Parameters<typeof openTestShop>[0] = {},
): Promise<TestOperator> {
  const shop = await openTestShop(overrides);
  const folder = await mkdtemp(join(tmpdir(), 'orendi-operator-'));

  async function run(line: string, onProgress: (stop: () => void) => void): Promise<Outcome> {
    const stopping = new AbortController();
    const printed: string[] = [];
    const errors: string[] = [];
    const code = await runCommand(wordsOf(line), commands, {
      folder,
      readSettings: () => shop.services.settings,
      openShop: async () => ({ services: shop.services, close: async () => {} }),
      openGround: async () => ({ ground: shop.services, close: async () => {} }),
      print: (text) => printed.push(text),
      printError: (text) => errors.push(text),
      progress: () => onProgress(() => stopping.abort()),
      signal: stopping.signal,
    });
    return { code, output: printed.join('\n'), errors: errors.join('\n') };
  }

  return {
    shop,
    folder,
    async write(name, content) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      return path;
    },
    run: (line) => run(line, () => {}),
    runAndStop: (line) => run(line, (stop) => stop()),
    async close() {
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function wordsOf(line: string): string[] {
  return (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"(.*)"$/s, '$1'));
}
