/* Fuzzes the API from its OpenAPI document and prints what it reached. See docs/development/fuzz.md. */
import { parseArgs } from 'node:util';
import { startTestPostgres } from '@orendi/server/testing/postgres';
import { readWholeNumber } from '../read-whole-number.ts';
import { fuzz } from './fuzz.ts';
import { openInProcess } from './targets/in-process.ts';
import { openStartedProduct } from './targets/started-product.ts';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    url: { type: 'string' },
    data: { type: 'string', default: './data' },
  },
});
const calls = readWholeNumber('calls', values.calls, 1);
const seed = readWholeNumber('seed', values.seed, 0);
const run = values.url ? `-${Date.now().toString(36)}` : '';
const server = values.url ? null : await startTestPostgres();
try {
  const target = server
    ? await openInProcess(server.postgres)
    : openStartedProduct(String(values.url).replace(/\/$/, ''), values.data);
  try {
    const report = await fuzz(target, { calls, seed, run });
    const faults = report.describeFaults();
    console.log(`${report.print()}\n\n${faults.join('\n\n')}`.trimEnd());
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await target.close();
  }
} finally {
  await server?.stop();
}
