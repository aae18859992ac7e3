import type { CardPage } from '@orendi/contract/schemas/results';
import { useRef, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import type { HomeSearch } from './home-search.ts';
import { entryKey, keepRows, useKeptRows } from './kept-rows.ts';
import { loadNextPage, type ListName } from './load-results.ts';
import { moreRows, type Rows } from './rows.ts';

type Progress = 'idle' | 'loading' | 'failed';

/** A list as far as it is opened: its cards, the rows shown, and the step that shows more. */
export function useOpenedList(
  list: ListName,
  page: CardPage,
  search: HomeSearch,
  initialRows: number,
) {
  const [further, setFurther] = useState<CardPage[]>([]);
  const [stepped, setStepped] = useState<number>();
  const [progress, setProgress] = useState<Progress>('idle');
  const isBusy = useRef(false);
  const kept = useKeptRows(list);

  // A listing published meanwhile pushes the last card of a page onto the next one.
  const loaded = [page, ...further].flatMap(({ results }) => results);
  const cards = [...new Map(loaded.map((card) => [card.id, card])).values()];
  const last = further.at(-1) ?? page;
  const rows: Rows = stepped ?? kept ?? (page.page > 1 ? 'all' : initialRows);

  /** Shows two more rows; where the loaded cards do not fill them, the next page comes first. */
  async function showMore(columns: number): Promise<void> {
    if (isBusy.current) return;
    const next = moreRows(rows, cards.length, columns);
    const entry = entryKey();
    let lastPage = last.page;
    if (next * columns > cards.length && last.hasNextPage) {
      isBusy.current = true;
      setProgress('loading');
      const answer = await loadNextPage(browserApi, search, list, lastPage + 1).catch(() => null);
      isBusy.current = false;
      setProgress(answer === null ? 'failed' : 'idle');
      if (answer === null) return;
      setFurther([...further, answer]);
      lastPage = answer.page;
    }
    setStepped(next);
    // The visitor may have gone on while the page was loading.
    if (entryKey() === entry) keepRows(list, next, lastPage);
  }

  return { cards, rows, hasNextPage: last.hasNextPage, lastPage: last.page, progress, showMore };
}
