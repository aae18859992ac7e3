import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail } from './root.mjs';

/** Chromium without a window: the same engine for half of the processor time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Installs Debian's package of the shell if this user may; an already installed Chromium keeps its version. */
function installShell() {
  if (spawnSync('apt-get', ['--version']).status !== 0 || process.getuid?.() !== 0) return;
  console.log('Installing Chromium …');
  const common = spawnSync('dpkg-query', ['-W', '-f=${Version}', 'chromium-common'], {
    encoding: 'utf8',
  });
  const version = onPath(browsers) && common.status === 0 ? `=${common.stdout}` : '';
  const aptGet = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=20', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => aptGet('install', '-y', `chromium-headless-shell${version}`);
  if (!install() && aptGet('update')) install();
}

/** The path of a Chromium for tests: preferably its headless shell, installed from Debian if possible. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && isProgram(named)) return named;
  const shell = onPath(shells);
  if (shell) return shell;
  installShell();
  return (
    onPath(shells) ??
    onPath(browsers) ??
    elsewhere.find(isProgram) ??
    fail(
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell) or name its program in CHROMIUM_PATH.',
    )
  );
}
