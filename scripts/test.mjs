/* The gate: everything that must hold before a change lands. The same command on a laptop and in CI. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMessages, buildWeb } from './build.mjs';
import { quickChecks, runChecks, runTests, slowChecks } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { installDependencies, node } from './install.mjs';
import { root } from './root.mjs';

const reports = mkdtempSync(join(tmpdir(), 'orendi-gate-'));
const report = (name) => join(reports, `${name}.json`);

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
  const verdict = isGood ? 'All good' : 'Not good';
  console.log(`\n${verdict}: ${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(isGood ? 0 : 1);
}

installDependencies();
buildMessages();
buildWeb();
if (!(await runChecks(quickChecks))) finish(false);
// They fill the times in which tests wait for a clock, a disk or a database.
const slow = runChecks(slowChecks, true);
spawnSync(node, ['scripts/missing-servers.ts'], { cwd: root, stdio: 'inherit' });
const projects = ['unit', 'api', 'debian', ...(hasOpenSearch() ? ['opensearch'] : [])].map(
  (project) => `--project=${project}`,
);
const reporters = ['default', 'json'].map((reporter) => `--reporter=${reporter}`);
const units = await runTests('Units and API', 'vitest', [
  'run',
  ...projects,
  ...reporters,
  `--outputFile.json=${report('vitest')}`,
]);
if (!(await slow) || !units) finish(false);
const browser = ['test', '--config', 'e2e/playwright.config.ts'];
const env = { CHROMIUM_PATH: findChromium(), E2E_REPORT: report('playwright') };
finish(await runTests('Browser', 'playwright', browser, env));
