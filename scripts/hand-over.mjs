import { spawn } from 'node:child_process';
import { node } from './install.mjs';
import { onNpmGone } from './npm-gone.mjs';
import { root } from './root.mjs';

/**
 * A small young generation, in megabytes: with Node's default, an idle shop uses a fifth more memory. The old one is
 * collected when it has grown by two fifths: V8 would let it grow to twice or thrice what is in use. And as many threads
 * help to collect as there are other processors, at least one: with Node's four, calls stand still on a machine with one.
 */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=40', '--v8-pool-size=0'];

/**
 * Replaces this process by the product's Node.js with these arguments: passes on its output, signals and exit code, and
 * ends it with the npm that started it.
 */
export function handOver(args, env = process.env) {
  const child = spawn(node, [...flags, ...args], {
    stdio: 'inherit',
    env: {
      // Otherwise the allocator would keep the memory of a large decoded picture, and of the start. The threshold is
      // glibc's own, which stands still once it is named.
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...env,
      NODE_COMPILE_CACHE: `${root}/node_modules/.cache/node`,
      // So that the server ends too when this process is killed.
      ORENDI_STARTER: String(process.pid),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  onNpmGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}
