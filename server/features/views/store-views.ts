import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { SaltOf } from './create-salts.ts';
import { addMarks } from './mark-queries.ts';
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
    await writeViews(trx, countByDay(fresh), today);
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
