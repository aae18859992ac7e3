import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import { isDatabaseUnreachable } from '../../platform/db/unreachable.ts';
import { noBusinessFound, noProductFound } from '../../platform/http/api-error.ts';
import { visitorOf } from './visitor.ts';
import { isbot } from 'isbot';

/** Sent by browsers that load a page in advance: the standard header, its predecessors, and that of Safari. */
const marks = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

interface Viewer {
  headers: Headers;
  /** The business that the page belongs to. */
  ownerId: number;
  /** The business of the signed-in caller, whose own pages do not count. */
  callerBusinessId: number | null;
}

/** Whether a person other than the seller is looking at a page that is actually displayed. */
export function countsAsView({ headers, ownerId, callerBusinessId }: Viewer): boolean {
  return callerBusinessId !== ownerId && comesFromPerson(headers);
}

/** Whether a person has asked for what is displayed, and neither a robot nor a browser in advance. */
export function comesFromPerson(headers: Pick<Headers, 'get'>): boolean {
  const isEarly = marks.some((name) =>
    /\b(prefetch|prerender|preview)\b/i.test(headers.get(name) ?? ''),
  );
  return !isEarly && !isCrawler(headers.get('user-agent') ?? '');
}

/** The start of every browser's user agent. Tools, apps and most link previews name themselves instead. */
const browser = /^Mozilla\/5\.0 \(/;

/** Crawlers missing from the list of `isbot`; user agents with web or mail addresses belong to crawlers too. */
const crawler = /https?:|www\.|[\w.-]+@[\w-]+\.|preview|validator|archiver|monitor|jsdom/i;

export function isCrawler(userAgent: string): boolean {
  return !browser.test(userAgent) || isbot(userAgent) || crawler.test(userAgent);
}

type PageKind = 'product' | 'package' | 'business';

interface Look extends Omit<Viewer, 'ownerId'> {
  kind: PageKind;
  id: number;
  address: string;
}

/**
 * Counts a person's view; waits only for the look-up of the page.
 * @throws ApiError NOT_FOUND for hidden ones
 */
export async function recordView(
  { db, clock, views }: Pick<Services, 'db' | 'clock' | 'views'>,
  { kind, id, address, headers, callerBusinessId }: Look,
): Promise<void> {
  const ownerId = await findOwner(db, kind, id);
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
 * The owner of a page; undefined if visitors cannot see it, because it is unknown or its business suspended. 0 while the
 * database is unreachable: the view is accepted unchecked, and dropped on writing if its subject does not exist.
 */
async function findOwner(db: Db, kind: PageKind, id: number): Promise<number | undefined> {
  const owner = kind === 'business' ? ofBusiness(id) : ofListing(kind, id);
  try {
    const { rows } = await sql<{ business_id: number }>`${prepared} ${owner}`.execute(db);
    return rows[0]?.business_id;
  } catch (error) {
    if (isDatabaseUnreachable(error)) return 0;
    throw error;
  }
}

const ofListing = (kind: 'product' | 'package', id: number) => sql`
  select business_id from listing where id = ${id} and (product_id is not null) = ${kind === 'product'}`;
const ofBusiness = (id: number) => sql`
  select id as business_id from business where id = ${id} and suspended_at is null`;
