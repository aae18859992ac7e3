import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { SaltOf } from './create-salts.ts';
import { addMarks, addNeighbors } from './mark-queries.ts';
import { type MarkedView, markViews } from './mark-views.ts';
import type { View } from './view.ts';
import { type ViewCount, writeViews } from './write-views.ts';

/**
 * Writes the views that count together with their marks, in one transaction. No two may be of the same visitor and
 * item.
 */
export async function storeViews(
  db: Kysely<Database>,
  saltOf: SaltOf,
  views: View[],
): Promise<void> {
  const marked = await markViews(views, saltOf);
  const today = marked.reduce((latest, { day }) => (day > latest ? day : latest), '');
  await db.transaction().execute(async (trx) => {
    const counting = await addMarks(trx, marked);
    const fresh = marked.filter(({ mark }) => counting.has(mark));
    await writeViews(trx, countByDay(await withinAddress(trx, fresh)), today);
  });
}

/** Views of an item that count from one address in half an hour, as user agents are easily made up. */
const mostOfAddress = 20;

/** Leaves out views beyond what may come from one address. */
async function withinAddress(trx: Kysely<Database>, fresh: MarkedView[]): Promise<MarkedView[]> {
  const added = new Map<string, { views: number; seenAt: Date }>();
  for (const { neighbors, seenAt } of fresh) {
    const before = added.get(neighbors) ?? { views: 0, seenAt };
    added.set(neighbors, { ...before, views: before.views + 1 });
  }
  const totals = await addNeighbors(trx, added);
  return fresh.filter(({ neighbors }) => {
    const rank = totals.get(neighbors) ?? 0;
    totals.set(neighbors, rank - 1);
    return rank <= mostOfAddress;
  });
}

function countByDay(marked: MarkedView[]): ViewCount[] {
  const counts = new Map<string, ViewCount>();
  for (const { view, day } of marked) {
    const key = `${view.subject} ${view.id} ${day}`;
    const count = counts.get(key) ?? { subject: view.subject, id: view.id, day, views: 0 };
    counts.set(key, { ...count, views: count.views + 1 });
  }
  return [...counts.values()];
}
