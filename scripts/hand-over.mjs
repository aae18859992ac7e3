import { spawn } from 'node:child_process';
import { node } from './install.mjs';
import { root } from './root.mjs';

/** A small young generation, in megabytes: with Node's default, an idle shop uses a fifth more memory. */
const flags = ['--max-semi-space-size=8'];

/** Replaces this process by the product's Node.js with these arguments: passes on its output, signals and exit code. */
export function handOver(args, env = process.env) {
  const child = spawn(node, [...flags, ...args], {
    stdio: 'inherit',
    env: {
      ...env,
      NODE_COMPILE_CACHE: `${root}/node_modules/.cache/node`,
      // Otherwise the allocator would keep the memory of a large decoded picture.
      MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '2',
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}
