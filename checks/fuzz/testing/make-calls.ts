import { buildOpenApiDocument } from '@orendi/contract/openapi';
import { apiRoutes } from '@orendi/contract/routes/index';
import type { Document } from '../document/read-operations.ts';
import { fuzz } from '../fuzz.ts';
import { describeFaults } from '../print-report.ts';
import { openInProcess } from '../targets/in-process.ts';

/**
 * Makes so many calls of every kind, the same ones each time; each call's success must be among them.
 * @returns how many they were, and what went wrong
 */
export async function makeCalls(calls: number): Promise<{ calls: number; faults: string }> {
  const target = await openInProcess();
  const document = buildOpenApiDocument(Object.values(apiRoutes), '1') as unknown as Document;
  try {
    const report = await fuzz({ target, document, calls, seed: 1 });
    return { calls: report.calls, faults: describeFaults(report).join('\n\n') };
  } finally {
    await target.close();
  }
}
