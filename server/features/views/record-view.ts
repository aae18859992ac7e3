import type { Parts } from '../../parts.ts';
import { isDatabaseUnreachable } from '../../platform/db/unreachable.ts';
import { noBusinessFound, noProductFound } from '../../platform/http/not-found.ts';
import { countsAsView } from './counts-as-view.ts';
import { findOwner, type PageKind } from './view-queries.ts';
import { visitorOf } from './visitor.ts';

/** A report that a page is being looked at. */
export interface Look {
  kind: PageKind;
  id: number;
  address: string;
  headers: Headers;
  /** The business of the signed-in caller, whose own pages do not count. */
  callerBusinessId: number | null;
}

/**
 * Counts a view if a person is looking. Waits only for looking up the page.
 * @throws ApiError NOT_FOUND when there is no such page for visitors
 */
export async function recordView(
  { db, clock, views }: Pick<Parts, 'db' | 'clock' | 'views'>,
  { kind, id, address, headers, callerBusinessId }: Look,
): Promise<void> {
  const ownerId = await findOwnerIfPossible(db, kind, id);
  if (ownerId === undefined) throw kind === 'business' ? noBusinessFound() : noProductFound();
  if (!countsAsView({ headers, ownerId, callerBusinessId })) return;
  views.add({
    subject: kind === 'business' ? 'business' : 'listing',
    id,
    visitor: visitorOf(address, headers.get('user-agent') ?? ''),
    at: clock(),
  });
}

/** 0 while the database is away: the view is accepted on trust, and dropped on writing if its subject does not exist. */
async function findOwnerIfPossible(
  db: Parts['db'],
  kind: PageKind,
  id: number,
): Promise<number | undefined> {
  try {
    return await findOwner(db, kind, id);
  } catch (error) {
    if (isDatabaseUnreachable(error)) return 0;
    throw error;
  }
}
