import type { Changes } from './changes.ts';
import { remember } from './remember.ts';
import type { Db } from './tables.ts';

/** How long a merge may go unnoticed where no process tells of it. */
const seconds = 300;

/**
 * @returns finds the business that a number means by now: the one that this one was merged into, else itself. Also while the
 * database is away, as then nothing is merged.
 */
export function followMerges(services: { changes: Changes; clock: () => Date; db: Db }) {
  const isConcerned = (tag: string) => tag.startsWith('business:');
  const listMerges = remember(services, { seconds, isConcerned }, async () => {
    const query = services.db.selectFrom('business_merge').select(['from_id', 'into_id']);
    const rows = await query.execute();
    return new Map(rows.map(({ from_id, into_id }) => [from_id, into_id]));
  });
  return async (id: number): Promise<number> => {
    const merges = await listMerges().catch(() => new Map<number, number>());
    return merges.get(id) ?? id;
  };
}
