import type { PageSubject } from '../../platform/page-head.ts';

/**
 * Whether search engines may show the page. Of the many addresses of home those may that people look for: everything,
 * an industry, a category, one of the sections; not the countless searches, combinations of filters and further pages,
 * nor any that shows nothing.
 */
export function isFindable(subject: PageSubject): boolean {
  if (subject.type !== 'home') return true;
  const { industryId, categoryId, filterBy, ...others } = subject.search;
  const isPlace = industryId !== undefined || categoryId !== undefined;
  const isNarrowedOnce = !(isPlace && filterBy !== undefined);
  const isPlain = Object.values(others).every((value) => value === undefined);
  const isFront = !isPlace && filterBy === undefined;
  return (
    isPlain &&
    isNarrowedOnce &&
    (isFront || subject.lists.some(({ results }) => results.length > 0))
  );
}
