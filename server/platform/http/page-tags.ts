import type { Tag } from '../db/changes.ts';

const ofEveryPage: Tag[] = ['listings', 'search', 'industries', 'announcements'];

/** The tags of the page at a path: touching any of them drops the page from the cache. */
export function pageTags(path: string): Tag[] {
  const [, businessId] = /^\/business\/(\d{1,10})(?:\/request)?\/?$/.exec(path) ?? [];
  return businessId === undefined
    ? ofEveryPage
    : [...ofEveryPage, `business:${Number(businessId)}`];
}
