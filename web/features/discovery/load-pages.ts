import { paging } from '@orendi/contract/limits';
import type { CardPage } from '@orendi/contract/schemas/results';

/** The most pages one address expands: `?page=25` starts with page 21. */
const pagesPerBlock = 20;

const { perPage, maxPerPage } = paging;
const pagesPerCall = maxPerPage / perPage;

/** The first page shown for an address with this page number. */
export function firstPageOf(page: number): number {
  return page - ((page - 1) % pagesPerBlock);
}

/**
 * All cards from the start of the page's block up to the page, so that an address shows what its visitor had expanded.
 * One page is one call; several are fetched four to a call. Everything else comes from the last response.
 */
export async function loadPages<Page extends CardPage>(
  page: number,
  load: (page: number, perPage: number) => Promise<Page>,
): Promise<Page> {
  const first = firstPageOf(page);
  if (first === page) return load(page, perPage);
  const before = (first - 1) / pagesPerCall;
  const count = Math.ceil((page - first + 1) / pagesPerCall);
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => load(before + index + 1, maxPerPage)),
  );
  const answer = answers.at(-1);
  if (answer === undefined) throw new RangeError(`No page ${page}.`);
  const cards = answers.flatMap(({ results }) => results);
  const wanted = (page - first + 1) * perPage;
  return {
    ...answer,
    results: cards.slice(0, wanted),
    page,
    hasNextPage: cards.length > wanted || answer.hasNextPage,
  };
}
