import type { CardPage } from '@orendi/contract/schemas/results';
import { useRef, useState } from 'react';
import { keepRows, useKeptRows } from './left-results.ts';
import { entryKey } from './left-results.ts';
import type { ListName, ListScope } from './list-scope.ts';
import { moreRows, type Rows } from './rows.ts';

type Progress = 'idle' | 'loading' | 'failed';

/** A list as expanded so far: its cards, its visible rows, and Show more. */
export function useOpenedList(list: ListName, page: CardPage, scope: ListScope, initialRows: Rows) {
  const [further, setFurther] = useState<CardPage[]>([]);
  const [stepped, setStepped] = useState<number>();
  const [progress, setProgress] = useState<Progress>('idle');
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
      const answer = await scope.loadPage(list, opened.page + 1).catch(() => null);
      isBusy.current = false;
      setProgress(answer === null ? 'failed' : 'idle');
      if (answer === null) return;
      setFurther([...further, answer]);
      reached = openedPage([opened, answer]);
    }
    // The visitor may have navigated during the load.
    if (entryKey() === entry) keepRows(scope, list, next, reached);
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
