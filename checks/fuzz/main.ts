/* Fuzzes the API from its OpenAPI document and prints what it reached. See docs/development/fuzz.md. */
import { startTestPostgres } from '@orendi/server/testing/postgres';
import { fuzz } from './fuzz.ts';
import { openFuzzedShop } from './open-fuzzed-shop.ts';
import { runProgram, type Undo } from '../product/undo.ts';
import { newSeed, readOptions } from '../read-options.ts';

const usage = 'npm run fuzz -- [--calls 50000] [--seed number]';

async function run(undo: Undo): Promise<boolean> {
  const kinds = { calls: { least: 1 }, seed: { least: 0 } } as const;
  const { calls = 50_000, seed = newSeed() } = readOptions(process.argv.slice(2), kinds);
  const server = await startTestPostgres();
  undo.add(server.stop);
  const shop = await openFuzzedShop(server.postgres);
  undo.add(shop.close);
  const report = await fuzz(shop, { calls, seed });
  const faults = report.describeFaults();
  console.log(`${report.print()}\n\n${faults.join('\n\n')}`.trimEnd());
  return faults.length === 0;
}

await runProgram(usage, run);
