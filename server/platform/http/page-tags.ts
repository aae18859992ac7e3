import type { Tag } from '../db/changes.ts';

const ofEveryPage: Tag[] = ['listings', 'industries', 'announcements'];

/** What the page at a path is made from: as soon as one of these is touched, it is dropped from the cache. */
export function pageTags(path: string): Tag[] {
  const [, businessId] = /^\/business\/(\d{1,10})\/?$/.exec(path) ?? [];
  return businessId === undefined
    ? ofEveryPage
    : [...ofEveryPage, `business:${Number(businessId)}`];
}
