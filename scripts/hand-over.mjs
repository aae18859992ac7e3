import { spawn } from 'node:child_process';
import { node } from './install.mjs';
import { root } from './root.mjs';

/** Little room for young objects, in megabytes: with Node's own choice a shop at rest holds a fifth more memory. */
const flags = ['--max-semi-space-size=8'];

/** Runs the product's Node.js with these arguments in place of this process: its output, its signals, its exit code. */
export function handOver(args, env = process.env) {
  const child = spawn(node, [...flags, ...args], {
    stdio: 'inherit',
    env: {
      ...env,
      NODE_COMPILE_CACHE: `${root}/node_modules/.cache/node`,
      // Decoding a large picture would otherwise leave its memory with the allocator.
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
