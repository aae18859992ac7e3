import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSilentProxy } from '../../../testing/silent-proxy.ts';

/** A Redis that keeps nothing on the disk, and keeps its address when it is started again. */
export interface TestRedis {
  url: string;
  /** What the server answers to a command. */
  ask(...command: string[]): string;
  /** As the operating system suspends a process, or a machine swaps: connections stay open, nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Ends it at once; its data is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRedis(program: string): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'orendi-redis-'));
  const path = join(folder, 'socket');
  const proxy = await startSilentProxy({ path });
  const options = ['--port', '0', '--unixsocket', path, '--dir', folder, '--save', ''];
  const cli = program.replace(/-server$/, '-cli');
  const ask = (...command: string[]) =>
    execFileSync(cli, ['-s', path, ...command], { encoding: 'utf8', stdio: 'pipe' }).trim();
  let server: ChildProcess;

  const start = async () => {
    server = spawn(program, options, { stdio: 'ignore' });
    for (const deadline = Date.now() + 10_000; ; await pause(20)) {
      try {
        if (ask('ping') === 'PONG') return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
    }
  };
  const kill = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${proxy.port}`,
    ask,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    kill,
    start,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await kill();
      await proxy.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
