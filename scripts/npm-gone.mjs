import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const EVERY_MS = 500;

/** What npm runs for us, as `package.json` has it; anything else, such as `nohup … &`, is meant to outlive npm. */
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
export function onNpmGone(callback) {
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
