import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownUrl } from './platform/http/public-url.ts';
import { withRunningAddress } from './platform/http/running-address.ts';
import { readSettings } from './platform/settings.ts';
import { openLines } from './testing/open-line.ts';
import { addressOf, isAlive, type Program, runProgram } from './testing/run-program.ts';

/*
 * Runs the program itself as a person would: what it prints, how it ends, what survives. Needs the pages to be built. All
 * starts have one data folder, whose database is made once; a test that needs a running program takes the one that runs.
 */

const main = join(import.meta.dirname, 'main.ts');
let folder: string;
let running: Program[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orendi main '));
});
afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

function start(env: NodeJS.ProcessEnv = {}): Program {
  const program = runProgram({ DATA_DIR: join(folder, 'data'), ...env });
  running.push(program);
  return program;
}

async function stopAll(): Promise<void> {
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    await ended;
  }
  running = [];
}

/** A program that takes calls: the one that a test before has left running, or a new one. */
async function takeRunning(): Promise<Program> {
  const isRunning = ({ child }: Program) => child.exitCode === null && child.signalCode === null;
  const program = running.find(isRunning) ?? start();
  await addressOf(program);
  return program;
}

function childrenOf({ child }: Program): number[] {
  const pids = execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], {
    encoding: 'utf8',
  });
  return pids.trim().split(/\s+/).map(Number);
}

/** The process id of the database server, the program's only child. */
function postmasterOf(program: Program): number {
  return childrenOf(program)[0] ?? 0;
}

const statusOf = (address: string) => fetch(address).then(({ status }) => status);

describe('a start', () => {
  test('serves, ends cleanly on SIGINT and SIGTERM, and starts again with its data', async () => {
    await stopAll();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const program = start();
      const address = await addressOf(program);
      const noted = await withRunningAddress(readSettings({ DATA_DIR: join(folder, 'data') }));
      expect(ownUrl(noted)).toBe(address);
      const postmaster = postmasterOf(program);
      expect(await statusOf(`${address}/v1/public/industries`)).toBe(200);
      program.child.kill(signal);
      expect(await program.ended).toBe(0);
      expect(isAlive(postmaster)).toBe(false);
    }
  });

  test('survives the death of its database server', async () => {
    const program = await takeRunning();
    const address = await addressOf(program);
    const killed = postmasterOf(program);
    process.kill(killed, 'SIGKILL');
    const uncached = () => statusOf(`${address}/v1/public/results?page=${Math.random()}`);
    const ready = () => statusOf(`${address}/readyz`);
    await expect.poll(() => postmasterOf(program)).not.toBe(killed);
    await expect.poll(ready).toBe(200);
    await expect.poll(uncached).toBe(200);
  });

  test('takes over after it was killed itself', async () => {
    const first = await takeRunning();
    first.child.kill('SIGKILL');
    await first.ended;
    const second = start();
    const address = await addressOf(second);
    expect(await statusOf(`${address}/v1/public/industries`)).toBe(200);
    expect(isAlive(postmasterOf(second))).toBe(true);
  });

  test('says in one sentence that its data folder is in use', async () => {
    await takeRunning();
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toMatch(/^The data folder .* is in use by another start.*\.$/);
  });

  test('says in one sentence that the port is taken, and another start goes well', async () => {
    await stopAll();
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const program = start({ PORT: String(port) });
    expect(await program.ended).toBe(1);
    expect(program.output().trim()).toBe(
      `Port ${port} is taken by another program; set PORT to a free one.`,
    );
    other.close();
    await addressOf(start());
  });

  test('names all wrong settings at once, and touches nothing', async () => {
    const program = start({
      PORT: 'many',
      PUBLIC_URL: 'shop',
      DATA_DIR: join(folder, 'untouched'),
    });
    expect(await program.ended).toBe(1);
    expect(program.output().trim()).toMatch(/^Wrong settings: PORT .*; PUBLIC_URL .*\.$/);
    expect(existsSync(join(folder, 'untouched'))).toBe(false);
  });

  test.skipIf(process.getuid?.() === 0)(
    'says in one sentence that the folder cannot be written',
    async () => {
      const closed = join(folder, 'closed');
      mkdirSync(closed, { mode: 0o500 });
      const program = start({ DATA_DIR: join(closed, 'data') });
      expect(await program.ended).toBe(1);
      expect(program.output().trim()).toMatch(/^The data folder .* cannot be written.*\.$/);
    },
  );

  test('a data folder that is a file is said in one sentence too', async () => {
    const program = start({ DATA_DIR: join(import.meta.dirname, 'main.ts') });
    expect(await program.ended).toBe(1);
    expect(program.output().trim().split('\n')).toHaveLength(1);
    expect(readFileSync(main, 'utf8')).toContain('runProduct');
  });
});

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('a small disk', () => {
  let disk: string;
  beforeAll(() => {
    disk = mkdtempSync(join(tmpdir(), 'orendi-small-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', disk]);
  });
  afterAll(() => {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });
  const refusal = async () => {
    const program = start({ DATA_DIR: join(disk, 'data') });
    expect(await program.ended).toBe(1);
    return program.output().trim().split('\n').at(-1);
  };

  test('that cannot be written is said as what it is', async () => {
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    expect(await refusal()).toMatch(
      /cannot be written: read-only file system\. Mount the disk for writing, or set DATA_DIR to another folder\.$/,
    );
    execFileSync('mount', ['-o', 'remount,rw', disk]);
  });

  test('that a new shop fills is said with what it needs', async () => {
    expect(await refusal()).toMatch(/ The disk is full: make room, .* A new shop needs 200 MB/);
  });
});

describe('two workers on the embedded database', () => {
  test('count together what is limited, and end together', { timeout: 180_000 }, async () => {
    await stopAll();
    // Of 60 tries with a link, three are left.
    const program = start({ WORKERS: '2', RATE_LIMIT_SCALE: '0.05' });
    const lines = await openLines(await addressOf(program), 2);
    const children = childrenOf(program);
    expect(children).toHaveLength(3);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (const { request } of lines)
        statuses.push((await request('/v1/auth/verify-email/x', { headers })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429, 429, 429]);
    for (const line of lines) line.close();
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(children.filter(isAlive)).toEqual([]);
  });
});
