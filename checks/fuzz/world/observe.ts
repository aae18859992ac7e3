import type { Answer } from '../document/answer.ts';
import type { Call } from '../calls/call.ts';
import { isAccount, type Kind } from './account.ts';

const makes: Partial<Record<string, Kind>> = { createProduct: 'product', createPackage: 'package' };
const rearranges = new Set([
  'deleteProduct',
  'deletePackage',
  'deleteMerged',
  'applyImport',
  'undoImport',
]);

/** Keeps what the fuzz knows of its accounts in step with what calls have done, whether they were meant to or not. */
export function observe({ operation, by }: Call, { status, body }: Answer): void {
  const { data } = (body ?? {}) as { data?: { id?: unknown } };
  const isDone = status >= 200 && status < 300;
  const id = Number(data?.id);
  if (!isAccount(by)) return;
  if (status === 401) by.isSuspect = true;
  if (!isDone) return;
  const kind = makes[operation.id];
  if (kind && Number.isInteger(id)) by.owned[kind].push(id);
  if (rearranges.has(operation.id)) by.isStale = true;
}
