import type { CardPage } from '@orendi/contract/schemas/results';
import { useRef, useState } from 'react';
import { patientApi } from '../../api/patient-api.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { entryKey, keepRows, useKeptRows } from './left-results.ts';
import { loadNextPage } from './load-results.ts';
import type { ListName, Place } from './place.ts';
import { moreRows, type Rows } from './rows.ts';

/** A list as expanded so far: its cards, its visible rows, and Show more. */
export function useOpenedList(
  place: Place,
  search: ListingSearch,
  list: ListName,
  page: CardPage,
  initialRows: Rows,
) {
  const [further, setFurther] = useState<CardPage[]>([]);
  const [stepped, setStepped] = useState<number>();
  const [progress, setProgress] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isBusy = useRef(false);
  const kept = useKeptRows(list);

  const opened = openedPage([page, ...further]);
  const { results: cards, hasNextPage } = opened;
  const rows: Rows = stepped ?? kept ?? (page.page > 1 ? 'all' : initialRows);

  /**
   * Shows two more rows, or so many more cards. If the loaded cards do not fill them, fetches the next page while the rows show placeholders;
   * after a failure the same step is retried.
   */
  async function showMore(columns: number, more?: number): Promise<void> {
    if (isBusy.current) return;
    const next = progress === 'failed' ? Number(rows) : moreRows(rows, cards.length, columns, more);
    const entry = entryKey();
    let reached = opened;
    setStepped(next);
    if (next * columns > cards.length && hasNextPage) {
      isBusy.current = true;
      setProgress('loading');
      const answer = await loadNextPage(patientApi, place, search, list, opened.page + 1).catch(
        () => null,
      );
      isBusy.current = false;
      setProgress(answer === null ? 'failed' : 'idle');
      if (answer === null) return;
      setFurther([...further, answer]);
      reached = openedPage([opened, answer]);
    }
    // The visitor may have navigated during the load.
    if (entryKey() === entry) keepRows(place, search, list, next, reached);
  }

  return { cards, rows, hasNextPage, lastPage: opened.page, progress, showMore };
}

/**
 * Joins consecutive pages. A listing published in between pushes the last card of one page onto the next, so duplicates
 * are dropped.
 */
function openedPage(pages: [CardPage, ...CardPage[]]): CardPage {
  const cards = pages.flatMap(({ results }) => results);
  const last = pages.at(-1) ?? pages[0];
  return { ...last, results: [...new Map(cards.map((card) => [card.id, card])).values()] };
}
