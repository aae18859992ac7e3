import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/* The program as a newcomer starts it. Needs the pages built. */

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orendi demo '));
});
afterEach(async () => {
  await stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

function start(...args: string[]): () => string {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
  });
  let text = '';
  child.stdout?.on('data', (part) => (text += part));
  child.stderr?.on('data', (part) => (text += part));
  return () => text;
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function addressIn(output: () => string): Promise<string> {
  await expect.poll(output, { timeout: 120_000 }).toMatch(/Orendi is at /);
  return /Orendi is at (\S+)/.exec(output())?.[1] ?? '';
}

interface Results {
  data: { total: number; categories: { allProducts: { results: { image: string }[] } } };
}

const resultsAt = async (address: string) => {
  const response = await fetch(`${address}/v1/public/results`);
  return ((await response.json()) as Results).data;
};

test('a first start that is killed while it fills the shop is made good by the next', async () => {
  const first = start();
  await expect.poll(first, { timeout: 120_000 }).toMatch(/Filling the shop/);
  await stop('SIGKILL');
  const address = await addressIn(start());
  const { total, categories } = await resultsAt(address);
  expect(total).toBe(640);
  for (const { image } of categories.allProducts.results.slice(0, 2)) {
    const picture = await fetch(image.replace('.webp', '/320.webp'));
    expect(picture.headers.get('content-type')).toBe('image/webp');
  }
});

test('with --empty there is nothing, and both flags together are refused in one sentence', async () => {
  const address = await addressIn(start('--empty'));
  expect((await resultsAt(address)).total).toBe(0);
  await stop('SIGTERM');
  const output = start('--empty', '--demo');
  await once(child ?? process, 'exit');
  expect(child?.exitCode).toBe(1);
  expect(output().trim()).toBe('--demo and --empty exclude each other.');
});

test('with --help it says what it takes, any other word is refused, and nothing starts', async () => {
  const help = start('--help');
  await once(child ?? process, 'exit');
  expect(child?.exitCode).toBe(0);
  for (const flag of ['--demo', '--empty', '--dev']) expect(help()).toContain(`\n  ${flag} `);
  for (const word of ['--filled', 'demo']) {
    const refusal = start(word);
    await once(child ?? process, 'exit');
    expect(child?.exitCode).toBe(1);
    expect(refusal().trim()).toBe(`A start does not take "${word}"; --help says what it takes.`);
  }
  expect(existsSync(join(folder, 'data'))).toBe(false);
});
