/* Fuzzes the API from its OpenAPI document and prints what it reached. See docs/development/fuzz.md. */
import { startTestPostgres } from '@orendi/server/testing/postgres';
import { fuzz } from './fuzz.ts';
import { type FuzzedShop, openOwnShop, openRunningShop } from './open-shop.ts';
import { runProgram, type Undo } from '../product/undo.ts';
import { readNumber, readOptions, readSeed } from '../read-options.ts';

const usage = 'npm run fuzz -- [--calls 50000] [--seed number] [--url ADDRESS --data FOLDER]';

async function openShop(undo: Undo, url: string | undefined, data: string): Promise<FuzzedShop> {
  if (url !== undefined) return openRunningShop(url, data);
  const server = await startTestPostgres();
  undo.add(server.stop);
  return openOwnShop(server.postgres);
}

async function run(undo: Undo): Promise<boolean> {
  const typed = readOptions(process.argv.slice(2), ['calls', 'seed', 'url', 'data']);
  const { url, data = './data' } = typed;
  const [calls, seed] = [readNumber(typed, 'calls', 1, 50_000), readSeed(typed)];
  const shop = await openShop(undo, url, data);
  undo.add(shop.close);
  const report = await fuzz(shop, { calls, seed });
  const faults = report.describeFaults();
  console.log(`${report.print()}\n\n${faults.join('\n\n')}`.trimEnd());
  return faults.length === 0;
}

await runProgram(usage, run);
