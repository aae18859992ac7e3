import { lifetimes } from '@orendi/contract/limits';
import type { SaltOf } from './create-salts.ts';
import type { Mark } from './mark-queries.ts';
import { tiraneDay } from './tirane-day.ts';
import type { View } from './view.ts';
import { markVisitor } from './visitor.ts';

export interface MarkedView extends Mark {
  view: View;
  /** The same for all of the address. */
  neighbors: string;
  /** The day for which the view counts. */
  day: string;
}

/**
 * Hashes views with the salt of their day; soon after midnight also with that of the day before, so that nobody counts
 * twice.
 */
export function markViews(views: View[], saltOf: SaltOf): Promise<MarkedView[]> {
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
