import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail } from './root.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...paths, ...elsewhere].find(
    (path) => path && isProgram(path),
  );
}

/** The path of a Chromium: one already here, else Debian's package where this user may install it. */
export function findChromium() {
  const found = onPath();
  if (found) return found;
  const apt = spawnSync('apt-get', ['--version']).status === 0;
  if (apt && process.getuid?.() === 0) {
    console.log('Installing Chromium …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    const installed = onPath();
    if (installed) return installed;
  }
  return fail(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or name its program in CHROMIUM_PATH.',
  );
}
