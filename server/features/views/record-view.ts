import type { Services } from '../../services.ts';
import { isDatabaseUnreachable } from '../../platform/db/unreachable.ts';
import { noBusinessFound, noProductFound } from '../../platform/http/not-found.ts';
import { countsAsView } from './counts-as-view.ts';
import { findOwner, type PageKind } from './view-queries.ts';
import { visitorOf } from './visitor.ts';

/** A report that a page is being viewed. */
export interface Look {
  kind: PageKind;
  id: number;
  address: string;
  headers: Headers;
  /** The business of the signed-in caller, whose own pages do not count. */
  callerBusinessId: number | null;
}

/**
 * Counts a view by a person. Waits only for the look-up of the page.
 * @throws ApiError NOT_FOUND when visitors cannot see such a page
 */
export async function recordView(
  { db, clock, views }: Pick<Services, 'db' | 'clock' | 'views'>,
  { kind, id, address, headers, callerBusinessId }: Look,
): Promise<void> {
  const ownerId = await findOwnerIfPossible(db, kind, id);
  if (ownerId === undefined) throw kind === 'business' ? noBusinessFound() : noProductFound();
  if (!countsAsView({ headers, ownerId, callerBusinessId })) return;
  views.add({
    subject: kind === 'business' ? 'business' : 'listing',
    id,
    visitor: visitorOf(address, headers.get('user-agent') ?? ''),
    neighbors: visitorOf(address, ''),
    at: clock(),
  });
}

/**
 * 0 while the database is unreachable: the view is accepted unchecked, and dropped on writing if its subject does not
 * exist.
 */
async function findOwnerIfPossible(
  db: Services['db'],
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
