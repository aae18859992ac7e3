/* The gate: everything that must hold before a change lands. The same command on a laptop and in CI. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildMessages, buildWeb } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { installDependencies, node } from './install.mjs';
import { fail, root } from './root.mjs';

const bin = join(root, 'node_modules/.bin');

function step(name, program, args, env = {}) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
  });
  if (status !== 0) fail(`${name}: failed.`);
  console.log(`   ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

installDependencies();
buildMessages();
buildWeb();
step('Format', join(bin, 'oxfmt'), ['--check']);
step('Lint', join(bin, 'oxlint'), ['--type-aware', '--deny-warnings']);
step('Imports', node, ['scripts/check-imports.ts']);
for (const project of ['.', 'web', 'e2e'])
  step(`Types of ${project}`, join(bin, 'tsc'), ['-p', project]);
step('Units and API', join(bin, 'vitest'), ['run']);
step('Browser', join(bin, 'playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
  CHROMIUM_PATH: findChromium(),
});
console.log('\nAll good.');
