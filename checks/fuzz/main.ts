/* Fuzzes the API from its OpenAPI document and prints what it reached. See docs/development/fuzz.md. */
import { startTestPostgres } from '@orendi/server/testing/postgres';
import { fuzz } from './fuzz.ts';
import { openInProcess, openStartedProduct } from './targets.ts';
import { runProgram, type Undo } from '../product/undo.ts';
import { newSeed, readOptions } from '../read-options.ts';

const usage = 'npm run fuzz -- [--calls 50000] [--seed number] [--url ADDRESS --data FOLDER]';

async function run(undo: Undo): Promise<boolean> {
  const typed = readOptions(process.argv.slice(2), {
    calls: { least: 1 },
    seed: { least: 0 },
    url: 'text',
    data: 'text',
  });
  const { calls = 50_000, seed = newSeed(), url, data = './data' } = typed;
  const name = url ? `-${Date.now().toString(36)}` : '';
  const server = url ? null : await startTestPostgres();
  undo.add(async () => server?.stop());
  const target = url
    ? openStartedProduct(url.replace(/\/$/, ''), data)
    : await openInProcess(server?.postgres);
  undo.add(target.close);
  const report = await fuzz(target, { calls, seed, run: name });
  const faults = report.describeFaults();
  console.log(`${report.print()}\n\n${faults.join('\n\n')}`.trimEnd());
  return faults.length === 0;
}

await runProgram(usage, run);
