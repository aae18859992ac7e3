/* Fuzzes the API from its OpenAPI document and prints what it reached. See docs/operations/fuzz.md. */
import { parseArgs } from 'node:util';
import { readWholeNumber } from '../read-whole-number.ts';
import { buildOpenApiDocument } from '@orendi/contract/openapi';
import { apiRoutes } from '@orendi/contract/routes/index';
import { startTestPostgres } from '@orendi/server/testing/postgres';
import type { Document } from './document/read-operations.ts';
import { fuzz } from './fuzz.ts';
import { describeFaults, printReport } from './print-report.ts';
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

async function openTarget() {
  if (values.url) return openStartedProduct(values.url.replace(/\/$/, ''), values.data);
  const { postgres, stop } = await startTestPostgres();
  const target = await openInProcess(postgres);
  return {
    ...target,
    async close() {
      await target.close();
      await stop();
    },
  };
}

const document = buildOpenApiDocument(Object.values(apiRoutes), '1') as unknown as Document;
const calls = readWholeNumber('calls', values.calls, 1);
const seed = readWholeNumber('seed', values.seed, 0);
const run = values.url ? `-${Date.now().toString(36)}` : '';
const target = await openTarget();
try {
  const report = await fuzz({ target, document, calls, seed, run });
  const faults = describeFaults(report);
  console.log(`${printReport(report)}\n\n${faults.join('\n\n')}`.trimEnd());
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await target.close();
}
