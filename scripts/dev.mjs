/* Runs the product for development: pages update as they are edited, the server restarts when its files change. */
import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildMessages } from './build.mjs';
import { handOver } from './hand-over.mjs';
import { installDependencies, node } from './install.mjs';
import { root } from './root.mjs';

installDependencies();
buildMessages();

const compile = () => spawnSync(node, ['messages/compile.ts'], { cwd: root, stdio: 'inherit' });
let pending;
for (const area of ['api', 'mail', 'pages']) {
  watch(join(root, 'messages', area), () => {
    clearTimeout(pending);
    pending = setTimeout(compile, 100);
  });
}

const program = [join(root, 'demo/main.ts'), '--dev', ...process.argv.slice(2)];
handOver(['--watch', '--watch-preserve-output', ...program]);
