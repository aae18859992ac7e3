import { silentLog } from '@orendi/server/platform/log/log';
import { readSettings } from '@orendi/server/platform/settings';
import { runCommand } from './command-line/run-command.ts';
import { commands } from './commands.ts';
import { openGround, openShop } from './open-shop.ts';

const stopping = new AbortController();
process.on('SIGINT', () => stopping.abort());
process.on('SIGTERM', () => stopping.abort());

const { stderr } = process;
let isShowingProgress = false;
const clearProgress = () => {
  if (isShowingProgress) stderr.write('\r\u001b[K');
  isShowingProgress = false;
};

// Not process.exit, which could truncate output still on its way through a pipe.
process.exitCode = await runCommand(process.argv.slice(2), commands, {
  // npm runs scripts in the project's folder, and tells where it was called.
  folder: process.env.INIT_CWD ?? process.cwd(),
  readSettings: () => readSettings(process.env),
  openShop: () => openShop(readSettings(process.env), silentLog),
  openGround: async () => openGround(readSettings(process.env), silentLog),
  print(text) {
    clearProgress();
    console.log(text);
  },
  printError(text) {
    clearProgress();
    console.error(`\n  ${text}\n`);
  },
  progress(text) {
    if (!stderr.isTTY) return;
    stderr.write(`\r\u001b[K${text}`);
    isShowingProgress = true;
  },
  signal: stopping.signal,
});
