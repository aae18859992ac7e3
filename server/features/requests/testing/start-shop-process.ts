import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type TestShop, testSecret } from '../../../testing/open-test-shop.ts';

export interface ShopProcess {
  request: TestShop['request'];
  /** Everything it printed. */
  lines: string[];
  /** `kill -9`: no cleanup code runs. */
  kill(): Promise<void>;
}

/** Starts the app and its workers in a separate process, on the database of a test shop. */
export async function startShopProcess(
  { connection, dataDir }: Pick<TestShop, 'connection' | 'dataDir'>,
  settings: Record<string, string> = {},
): Promise<ShopProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'shop-process.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      AUTH_SECRET: testSecret,
      PORT: '0',
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'warn',
      TEST_CONNECTION: JSON.stringify(connection),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the shop ended at its start: ${code}`)));
    output.on('line', (line) => {
      lines.push(line);
      const [, found] = /^listening (\d+)$/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  return {
    lines,
    request: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
