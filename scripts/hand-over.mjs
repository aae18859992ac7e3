import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { node } from './install.mjs';
import { onNpmGone } from './npm-gone.mjs';
import { root } from './root.mjs';

/** A small young generation, in megabytes: with Node's default, an idle shop uses a fifth more memory. */
const flags = ['--max-semi-space-size=8'];
/** With V8's four threads that help to collect garbage, calls would stand still meanwhile. */
const flagsOfOneProcessor = ['--v8-pool-size=0'];

/**
 * Replaces this process by the product's Node.js with these arguments: passes on its output, signals and exit code, and
 * ends it with the npm that started it.
 */
export function handOver(args, env = process.env) {
  const more = availableParallelism() === 1 ? flagsOfOneProcessor : [];
  const child = spawn(node, [...flags, ...more, ...args], {
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
