import { foldName } from '@orendi/contract/fold-name';
import { m } from '@orendi/messages';
import { recordAction } from '../../../platform/audit/record-action.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import { type Level, saveOrder } from './assortment-queries.ts';

/* Rules for industries and categories, the two levels of the assortment. */

export interface Names {
  en: string;
  al: string;
}

interface Named {
  id: number;
  en: string;
  al: string | null;
}

/** @throws ApiError VALIDATION when another one has the name in either language, whatever its case and accents */
export function refuseTakenNames<One extends Named>(
  all: One[],
  known: One | undefined,
  { en, al }: Omit<Named, 'id'>,
): void {
  const others = all.filter((other) => other !== known);
  const isTaken = (name: string | null, language: 'en' | 'al') =>
    name !== null &&
    others.some(({ [language]: other }) => other !== null && foldName(other) === foldName(name));
  const sentence = say(m.api_name_taken);
  const faults = [
    ...(isTaken(en, 'en') ? [{ path: 'name', sentence }] : []),
    ...(isTaken(al, 'al') ? [{ path: 'nameAl', sentence }] : []),
  ];
  if (faults.length > 0) throw new ApiError('VALIDATION', { faults });
}

/** For the audit log. */
export const sayNames = ({ en, al }: Omit<Named, 'id'>) => [en, al].filter(Boolean).join(' / ');

/** Records what an operator does with an industry or a category. */
export const recorder = (trx: Trx, actor: string, level: Level, id: number) => {
  const subject = `${level} ${id}`;
  return (action: string, details: string) =>
    recordAction(trx, { actor, action: `${level} ${action}`, subject, details });
};

export interface Place {
  /** The one of its level that it is to stand before; null for the end. If absent, it stays, or a new one comes last. */
  before?: number | null;
}

/**
 * Puts one among its siblings, and records it if it was there.
 * @param ids of the siblings in order
 * @throws ApiError NOT_FOUND when `before` is none of them
 */
export async function arrange(
  trx: Trx,
  level: Level,
  { ids, id, before }: Place & { ids: number[]; id: number },
  record: ReturnType<typeof recorder>,
): Promise<void> {
  const isThere = ids.includes(id);
  if (isThere && before === undefined) return;
  const order = placeBefore(ids, id, before ?? null);
  await saveOrder(trx, level, order);
  if (isThere && order.join() !== ids.join())
    await record('move', before === null ? 'last' : `before ${level} ${before}`);
}

function placeBefore(ids: number[], id: number, before: number | null): number[] {
  const others = ids.filter((other) => other !== id);
  if (before === id) return ids;
  const place = before === null ? others.length : others.indexOf(before);
  if (place < 0) throw new ApiError('NOT_FOUND');
  return others.toSpliced(place, 0, id);
}
