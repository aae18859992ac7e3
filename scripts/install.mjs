import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './root.mjs';

const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed-from');

/** The product's Node.js, installed as an npm package, so that it is the same version everywhere. */
export const node = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Installs what the lockfile names, unless it is already installed. Runs on Node.js 20 and newer. */
export function installDependencies() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Node.js 20 or newer is needed; this is ${process.version}.`);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    console.log('Installing dependencies …');
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) fail('The dependencies could not be installed: npm says why above.');
    ensureRuntime();
    writeFileSync(stamp, wanted);
  }
}

/** If npm was told not to run install scripts, the runtime package's own script is run here. */
function ensureRuntime() {
  if (runtimeVersion()?.startsWith('v24.')) return;
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: join(modules, 'node') });
  if (!runtimeVersion()?.startsWith('v24.')) {
    fail(`There is no Node.js 24 for ${process.platform}-${process.arch} among npm's packages.`);
  }
}

function runtimeVersion() {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
