import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const handOver = join(import.meta.dirname, 'hand-over.mjs');
const started: number[] = [];

afterEach(() => {
  for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Starts a program the way npm does: through a shell, which may stay between the two. */
async function startAsNpm(env: NodeJS.ProcessEnv): Promise<{ npm: ChildProcess; pid: number }> {
  const program = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const run = `import { handOver } from ${JSON.stringify(handOver)}; handOver(['-e', ${JSON.stringify(program)}])`;
  const shell = `${process.execPath} --input-type=module -e "$RUN"; true`;
  const likeNpm = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(shell)}], { stdio: 'inherit' })`;
  const { PATH } = process.env;
  const npm = spawn(process.execPath, ['-e', likeNpm], { env: { PATH, RUN: run, ...env } });
  const pid = await new Promise<number>((resolve) => {
    npm.stdout.once('data', (text: Buffer) => resolve(Number(text)));
  });
  started.push(pid, npm.pid ?? 0);
  return { npm, pid };
}

const watched = { npm_lifecycle_script: 'node scripts/run.mjs demo/main.ts' };

test('what npm has started ends with it, also when it hands on no signal', async () => {
  const { npm, pid } = await startAsNpm(watched);
  npm.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 5_000, interval: 50 }).toBe(false);
});

test.each([
  ['was started without npm', {}],
  [
    'was put into the background on purpose',
    { npm_lifecycle_script: 'nohup node scripts/run.mjs &' },
  ],
])('what %s goes on', async (_, env) => {
  const { npm, pid } = await startAsNpm(env);
  npm.kill('SIGKILL');
  // One that watches is started only now: by the time it has looked and ended, this one would have, too.
  const watching = await startAsNpm(watched);
  watching.npm.kill('SIGKILL');
  await expect.poll(() => isAlive(watching.pid), { timeout: 5_000, interval: 50 }).toBe(false);
  expect(isAlive(pid)).toBe(true);
});
