import { lifetimes } from '@orendi/contract/limits';
import type { Db } from '../../platform/db/tables.ts';
import type { SaltOf } from './create-view-counter.ts';
import { addMarks, addNeighbors, type Mark } from './mark-queries.ts';
import { type View, markVisitor } from './visitor.ts';
import { type ViewCount, writeViews } from './write-views.ts';
import { tiraneDay } from './tirane-day.ts';

/**
 * Writes the views that count together with their marks, in one transaction. No two may be of the same visitor and
 * item.
 */
export async function storeViews(db: Db, saltOf: SaltOf, views: View[]): Promise<void> {
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

async function withinAddress(trx: Db, fresh: MarkedView[]): Promise<MarkedView[]> {
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

interface MarkedView extends Mark {
  view: View;
  /** The same for all views from one address. */
  neighbors: string;
  day: string;
}

/**
 * Hashes views with the salt of their day; soon after midnight also with that of the day before, so that nobody counts
 * twice.
 */
function markViews(views: View[], saltOf: SaltOf): Promise<MarkedView[]> {
  return Promise.all(
    views.map(async (view) => {
      const day = tiraneDay(view.at);
      const earlierDay = tiraneDay(startOfMemory(view.at));
      return {
        view,
        day,
        mark: markOf(view, await saltOf(day)),
        neighbors: markVisitor(
          view.neighbors,
          `${view.subject} ${view.id} neighbors`,
          await saltOf(day),
        ),
        earlier: earlierDay === day ? null : markOf(view, await saltOf(earlierDay)),
        seenAt: view.at,
      };
    }),
  );
}

/** An earlier view of the same item by the same visitor since this moment keeps a new one from counting. */
export function startOfMemory(now: Date): Date {
  return new Date(now.getTime() - lifetimes.viewMinutes * 60_000);
}

function markOf({ subject, id, visitor }: View, salt: Buffer): string {
  return markVisitor(visitor, `${subject} ${id}`, salt);
}
