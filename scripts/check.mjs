/* The short gate, for every commit: all that needs neither a database nor a browser. `npm test` runs it and the rest. */
import { buildMessages } from './build.mjs';
import { quickChecks, runChecks, runTests, slowChecks } from './checks.mjs';
import { installDependencies } from './install.mjs';

installDependencies();
buildMessages();
const isQuick = await runChecks(quickChecks);
const slow = isQuick && runChecks(slowChecks, true);
const units =
  isQuick && (await runTests('Units', 'vitest', ['run', '--project=unit', '--reporter=dot']));
process.exitCode = (await slow) && units ? 0 : 1;
