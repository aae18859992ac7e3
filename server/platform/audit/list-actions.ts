import type { Db } from '../db/tables.ts';

export type ActionEntry = Awaited<ReturnType<typeof listActions>>[number];

/** The latest first. */
export function listActions(
  db: Db,
  { since, limit, offset = 0 }: { since?: Date; limit: number; offset?: number },
) {
  return db
    .selectFrom('audit_entry')
    .select(['id', 'happened_at', 'actor', 'action', 'subject', 'details'])
    .$if(since !== undefined, (query) => query.where('happened_at', '>=', since ?? new Date(0)))
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countActions(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
