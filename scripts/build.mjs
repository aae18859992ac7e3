import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node } from './install.mjs';
import { fail, root } from './root.mjs';

const madeFolders = new Set(['node_modules', 'dist', 'compiled']);

/** A fingerprint of all files below the folders, except generated ones. */
function fingerprint(folders) {
  const hash = createHash('sha256');
  const visit = (path) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const below = `${path}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!madeFolders.has(entry.name)) visit(below);
      } else {
        hash.update(below).update(readFileSync(join(root, below)));
      }
    }
  };
  folders.forEach(visit);
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

/** Runs a build step unless its result was made from the same files. */
function buildOnce(what, folders, result, args, cwd = root) {
  const stamp = join(root, result, '.built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(folders)) return;
  console.log(`Building ${what} …`);
  const { status, stdout, stderr } = spawnSync(node, args, { cwd, encoding: 'utf8' });
  if (status !== 0) {
    console.error(stdout, stderr);
    fail(`Building ${what} failed.`);
  }
  // Computed again: a tool may have left files of its own beside the sources.
  writeFileSync(stamp, fingerprint(folders));
}

/** The messages of both languages, as typed functions. */
export function buildMessages() {
  buildOnce('the messages', ['messages'], 'messages/compiled', ['messages/compile.ts']);
}

/** The pages' scripts and styles, and their server renderer. */
export function buildWeb() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const sources = ['web', 'contract', 'messages'];
  buildOnce('the pages', sources, 'web/dist', [vite, 'build'], join(root, 'web'));
}
