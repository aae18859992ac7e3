import { isCrawler } from './is-crawler.ts';
import { isPrefetch } from './is-prefetch.ts';

interface Look {
  headers: Headers;
  /** The business whose page it is. */
  ownerId: number;
  /** The business of the signed-in caller, if any. */
  callerBusinessId: number | null;
}

/** Whether it is a person who looks, other than the seller, and at a page that is shown. */
export function countsAsView({ headers, ownerId, callerBusinessId }: Look): boolean {
  if (isOwner(callerBusinessId, ownerId) || isPrefetch(headers)) return false;
  return !isCrawler(headers.get('user-agent') ?? '');
}

function isOwner(callerBusinessId: number | null, ownerId: number): boolean {
  return callerBusinessId === ownerId;
}
