import type { PageSubject } from '../../platform/page-head.ts';

/**
 * Whether search engines may index the page. Home has many addresses, of which only those people search for are
 * indexed: everything, an industry, a category, and the sections; not searches, filter combinations or further pages,
 * nor empty results.
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
