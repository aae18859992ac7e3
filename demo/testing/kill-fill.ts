import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openTestShop, testSecret, type TestShop } from '@orendi/server/testing/open-test-shop';
import { fillDemo } from '../fill/fill-demo.ts';

/**
 * Starts to fill in a process of its own and kills it so long after its start.
 * @returns whether it had said that it is done
 */
async function fillAndKill({ connection, dataDir }: TestShop, afterMs: number): Promise<boolean> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fill-process.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      AUTH_SECRET: testSecret,
      TEST_CONNECTION: JSON.stringify(connection),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  await once(child.stdout, 'data');
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return output.includes('filled');
}

/** The shop's contents after exactly one successful fill. */
export const wholeDemo = {
  isFilledTwice: false,
  rows: [{ businesses: 24, products: 600, packages: 40, requests: 13 }],
};

/**
 * Kills a fill so long after its start, and fills again.
 * @returns what is there then
 */
export async function fillAfterKill(afterMs: number) {
  const shop = await openTestShop();
  try {
    const isFilled = await fillAndKill(shop, afterMs);
    // The server notices the dead client when it next writes to it; the fill below waits for that.
    const again = await fillDemo(shop.services, 1);
    const { rows } = await shop.pool.query(`
      select (select count(*) from business) as businesses, (select count(*) from product) as products,
        (select count(*) from package) as packages, (select count(*) from request) as requests`);
    return { isFilledTwice: isFilled && again !== null, rows };
  } finally {
    await shop.close();
  }
}
