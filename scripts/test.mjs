/* The gate: everything that must hold before a change lands. The same command on a laptop and in CI. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMessages, buildWeb } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { installDependencies, node } from './install.mjs';
import { root } from './root.mjs';

const bin = join(root, 'node_modules/.bin');
const reports = mkdtempSync(join(tmpdir(), 'orendi-gate-'));
const report = (name) => join(reports, `${name}.json`);

/**
 * Runs a program.
 * @returns whether it succeeded, how many seconds it took, and its output unless that was shown
 */
async function run(program, args, { env = {}, isShown = true } = {}) {
  const started = Date.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', ...Array(2).fill(isShown ? 'inherit' : 'pipe')],
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const status = await new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  return { isGood: status === 0, said, seconds: ((Date.now() - started) / 1000).toFixed(1) };
}

/** Runs independent checks in parallel; each prints its output when it is done. */
async function check(checks) {
  const results = await Promise.all(
    checks.map(async ([name, program, ...args]) => {
      const { isGood, said, seconds } = await run(program, args, { isShown: false });
      console.log(`── ${name}: ${isGood ? 'good' : 'failed'}, ${seconds} s`);
      if (!isGood) console.log(said);
      return isGood;
    }),
  );
  if (results.includes(false)) finish(false);
}

async function test(name, program, args, env) {
  console.log(`\n── ${name}`);
  const { isGood, seconds } = await run(program, args, { env });
  console.log(`   ${seconds} s`);
  if (!isGood) finish(false);
}

/** The counts of passed and failed tests in a report. */
function read(name, tally) {
  try {
    return tally(JSON.parse(readFileSync(report(name), 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Ends the gate with one line about all tests. */
function finish(isGood) {
  const tallies = [
    read('vitest', (all) => ({ passed: all.numPassedTests, failed: all.numFailedTests })),
    read('playwright', ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected })),
  ];
  rmSync(reports, { recursive: true, force: true });
  const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0);
  console.log(
    `\n${isGood ? 'All good' : 'Not good'}: ${sum('passed')} passed, ${sum('failed')} failed`,
  );
  process.exit(isGood ? 0 : 1);
}

installDependencies();
buildMessages();
buildWeb();
await check([
  ['Format', join(bin, 'oxfmt'), '--check'],
  ['Lint', join(bin, 'oxlint'), '--type-aware', '--deny-warnings'],
  ['Imports', node, 'scripts/check-imports.ts'],
  ...['.', 'web', 'e2e'].map((part) => [`Types of ${part}`, join(bin, 'tsc'), '-p', part]),
]);
const projects = ['unit', 'api', 'debian'].map((project) => `--project=${project}`);
const reporters = ['default', 'json'].map((reporter) => `--reporter=${reporter}`);
await test('Units and API', join(bin, 'vitest'), [
  'run',
  ...projects,
  ...reporters,
  `--outputFile.json=${report('vitest')}`,
]);
await test('Browser', join(bin, 'playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
  CHROMIUM_PATH: findChromium(),
  E2E_REPORT: report('playwright'),
});
finish(true);
