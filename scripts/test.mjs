/* The gate: everything that must hold before a change lands. The same command on a laptop and in CI. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMessages, buildWeb } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { installDependencies, node } from './install.mjs';
import { root } from './root.mjs';

const bin = join(root, 'node_modules/.bin');
const reports = mkdtempSync(join(tmpdir(), 'orendi-gate-'));
const report = (name) => join(reports, `${name}.json`);

const environment = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  // As where the product is started by a person: tests start it many times.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  // The compiler and the linter are over soon: collecting their garbage less often saves a fifth of their time.
  GOGC: process.env.GOGC ?? '400',
};

/**
 * Runs a program.
 * @param isPatient whether it leaves the processor to whatever else needs it
 * @returns whether it succeeded, how many seconds it took, and its output unless that was shown
 */
async function run(program, args, { env = {}, isShown = true, isPatient = false } = {}) {
  const started = Date.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', ...Array(2).fill(isShown ? 'inherit' : 'pipe')],
    env: { ...environment, ...env },
  });
  if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const status = await new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  return { isGood: status === 0, said, seconds: ((Date.now() - started) / 1000).toFixed(1) };
}

/**
 * Runs independent checks in parallel; each prints its output when it is done.
 * @returns whether all are good
 */
async function check(checks, isPatient = false) {
  const results = await Promise.all(
    checks.map(async ([name, program, ...args]) => {
      const { isGood, said, seconds } = await run(program, args, { isShown: false, isPatient });
      console.log(`── ${name}: ${isGood ? 'good' : 'failed'}, ${seconds} s`);
      if (!isGood) console.log(said);
      return isGood;
    }),
  );
  return !results.includes(false);
}

async function test(name, program, args, env) {
  console.log(`\n── ${name}`);
  const { isGood, seconds } = await run(program, args, { env });
  console.log(`   ${name}: ${seconds} s`);
  return isGood;
}

/** Whether OpenSearch can be started; if not, one line says why its tests are left out. */
function hasOpenSearch() {
  const asked = ['scripts/opensearch/main.ts', '--check'];
  const { status, stderr } = spawnSync(node, asked, { cwd: root, encoding: 'utf8' });
  if (status !== 0) console.log(`── Tests of the search cluster are left out. ${stderr.trim()}`);
  return status === 0;
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
const quick = await check([
  ['Format', join(bin, 'oxfmt'), '--check'],
  ['Imports', node, 'scripts/check-imports.ts'],
]);
if (!quick) finish(false);
const compiler = join(bin, 'tsc');
// They fill the times in which tests wait for a clock, a disk or a database.
const slow = check(
  [
    ['Lint', join(bin, 'oxlint'), '--type-aware', '--deny-warnings'],
    // One checker: several of them check once each what they have in common.
    ...['.', 'web', 'e2e'].map((part) => [
      `Types of ${part}`,
      compiler,
      '--checkers',
      '1',
      '-p',
      part,
    ]),
  ],
  true,
);
spawnSync(node, ['scripts/missing-servers.ts'], { cwd: root, stdio: 'inherit' });
const projects = ['unit', 'api', 'debian', ...(hasOpenSearch() ? ['opensearch'] : [])].map(
  (project) => `--project=${project}`,
);
const reporters = ['default', 'json'].map((reporter) => `--reporter=${reporter}`);
const units = await test('Units and API', join(bin, 'vitest'), [
  'run',
  ...projects,
  ...reporters,
  `--outputFile.json=${report('vitest')}`,
]);
if (!(await slow) || !units) finish(false);
const browser = ['test', '--config', 'e2e/playwright.config.ts'];
finish(
  await test('Browser', join(bin, 'playwright'), browser, {
    CHROMIUM_PATH: findChromium(),
    E2E_REPORT: report('playwright'),
  }),
);
