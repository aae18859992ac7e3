import { buildOpenApiDocument } from '@orendi/contract/openapi';
import { apiRoutes } from '@orendi/contract/routes/index';
import { expect, test } from 'vitest';
import type { Document } from './document/read-operations.ts';
import { fuzz } from './fuzz.ts';
import { describeFaults } from './print-report.ts';
import { openInProcess } from './targets/in-process.ts';

test('5,000 calls of every kind are answered as documented', async () => {
  const target = await openInProcess();
  const document = buildOpenApiDocument(Object.values(apiRoutes), '1') as unknown as Document;
  try {
    const report = await fuzz({ target, document, calls: 5_000, seed: 1 });
    expect(report.calls).toBeGreaterThanOrEqual(5_000);
    expect(describeFaults(report).join('\n\n')).toBe('');
  } finally {
    await target.close();
  }
}, 600_000);
