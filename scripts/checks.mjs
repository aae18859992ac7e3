/* The checks that need no running shop, for the gate (`test.mjs`) and for the short form of it (`check.mjs`). */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { node } from './install.mjs';
import { root } from './root.mjs';

export const bin = join(root, 'node_modules/.bin');

const environment = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  // Shared with the product's own starts: tests start it many times.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  // The compiler and the linter are over soon: collecting their garbage less often saves a fifth of their time.
  GOGC: process.env.GOGC ?? '400',
};

/** Seconds each: they run before anything slow begins. */
export const quickChecks = [
  ['Format', join(bin, 'oxfmt'), '--check'],
  ['Imports', node, 'scripts/check-imports.ts'],
  ['Commit subjects', node, 'scripts/check-subjects.mjs'],
];

// One checker: several of them check once each what they have in common.
const types = (part) => [`Types of ${part}`, join(bin, 'tsc'), '--checkers', '1', '-p', part];

export const slowChecks = [
  ['Lint', join(bin, 'oxlint'), '--type-aware', '--deny-warnings'],
  ...['.', 'web', 'e2e'].map(types),
];

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
export async function runChecks(checks, isPatient = false) {
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

/** Runs tests and shows their output as it comes. @returns whether all passed */
export async function runTests(name, program, args, env) {
  console.log(`\n── ${name}`);
  const { isGood, seconds } = await run(join(bin, program), args, { env });
  console.log(`   ${name}: ${seconds} s`);
  return isGood;
}
