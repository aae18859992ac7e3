import { execFileSync, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { readFileSync } from 'node:fs';
import { node } from './install.mjs';
import { root } from './root.mjs';

/**
 * A small young generation, in megabytes: with Node's default, an idle shop uses a fifth more memory. The old one is collected
 * when it has grown by that much: left to V8, a shop under load uses a third more.
 */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
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

const EVERY_MS = 500;

/** Commands that npm runs for us, as `package.json` has them; anything else, such as `nohup … &`, is meant to outlive npm. */
const ownScript = /^node scripts\/\w+\.mjs\b/;

/*
 * Looked up at once: while dependencies are installed, npm may already go. npm runs scripts through a shell, which may
 * stay between the two; whoever has started npm does not matter.
 */
const parent = process.ppid;
const isNpms = ownScript.test(process.env.npm_lifecycle_script ?? '');
const grandparent = isNpms ? beyondShell(parent) : null;

/**
 * Calls back when the npm that started this process has gone: it hands on no signal, and whoever ends it means what it
 * runs. Does nothing when anyone else has started it, such as systemd.
 */
function onNpmGone(callback) {
  if (!isNpms || process.platform === 'win32') return;
  const look = setInterval(() => {
    if (process.ppid === parent && (grandparent === null || isAlive(grandparent))) return;
    clearInterval(look);
    callback();
  }, EVERY_MS);
  look.unref();
}

/** The parent of a process that is a shell; null for any other process. */
function beyondShell(pid) {
  try {
    const [, name, ppid] = /^(\S+)\s+(\d+)/.exec(describe(pid).trim()) ?? [];
    return /^-?([\w/]*\/)?(ba|da|z|k|a)?sh$/.test(name ?? '') ? Number(ppid) : null;
  } catch {
    return null;
  }
}

/** Name and parent of a process. Not every Linux has `ps`. */
function describe(pid) {
  if (process.platform === 'linux') {
    const [, name, ppid] =
      /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return `${name} ${ppid}`;
  }
  return execFileSync('ps', ['-o', 'comm=,ppid=', '-p', String(pid)], { encoding: 'utf8' });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
